/* Written by "npm run generate" from the folders of the blocks. Do not edit. */
import type { ComponentType } from 'react';
import { BackLink } from '@json-site/engine/src/blocks/back-link/BackLink.tsx';
import { CallToAction } from '@json-site/engine/src/blocks/call-to-action/CallToAction.tsx';
import { CardGrid } from '@json-site/engine/src/blocks/card-grid/CardGrid.tsx';
import { Chart } from '@json-site/engine/src/blocks/chart/Chart.tsx';
import { ContactCards } from '@json-site/engine/src/blocks/contact-cards/ContactCards.tsx';
import { DidYouMean } from '@json-site/engine/src/blocks/did-you-mean/DidYouMean.tsx';
import { Downloads } from '@json-site/engine/src/blocks/downloads/Downloads.tsx';
import { Embed } from '@json-site/engine/src/blocks/embed/Embed.tsx';
import { Faq } from '@json-site/engine/src/blocks/faq/Faq.tsx';
import { Flow } from '@json-site/engine/src/blocks/flow/Flow.tsx';
import { Form } from '@json-site/engine/src/blocks/form/Form.tsx';
import { Gallery } from '@json-site/engine/src/blocks/gallery/Gallery.tsx';
import { Hero } from '@json-site/engine/src/blocks/hero/Hero.tsx';
import { Hours } from '@json-site/engine/src/blocks/hours/Hours.tsx';
import { LegalSections } from '@json-site/engine/src/blocks/legal-sections/LegalSections.tsx';
import { LogoGrid } from '@json-site/engine/src/blocks/logo-grid/LogoGrid.tsx';
import { MediaAndText } from '@json-site/engine/src/blocks/media-and-text/MediaAndText.tsx';
import { Notice } from '@json-site/engine/src/blocks/notice/Notice.tsx';
import { PageCards } from '@json-site/engine/src/blocks/page-cards/PageCards.tsx';
import { PageHeader } from '@json-site/engine/src/blocks/page-header/PageHeader.tsx';
import { Picture } from '@json-site/engine/src/blocks/picture/Picture.tsx';
import { PostList } from '@json-site/engine/src/blocks/post-list/PostList.tsx';
import { Prose } from '@json-site/engine/src/blocks/prose/Prose.tsx';
import { Quote } from '@json-site/engine/src/blocks/quote/Quote.tsx';
import { Records } from '@json-site/engine/src/blocks/records/Records.tsx';
import { Search } from '@json-site/engine/src/blocks/search/Search.tsx';
import { ServiceCards } from '../blocks/service-cards/ServiceCards.tsx';
import { ServiceDetail } from '../blocks/service-detail/ServiceDetail.tsx';
import { ServiceGroups } from '../blocks/service-groups/ServiceGroups.tsx';
import { ServiceList } from '../blocks/service-list/ServiceList.tsx';
import { ServiceSection } from '../blocks/service-section/ServiceSection.tsx';
import { Stats } from '@json-site/engine/src/blocks/stats/Stats.tsx';
import { Steps } from '@json-site/engine/src/blocks/steps/Steps.tsx';
import { StoredData } from '@json-site/engine/src/blocks/stored-data/StoredData.tsx';
import { Table } from '@json-site/engine/src/blocks/table/Table.tsx';
import { TagGroups } from '@json-site/engine/src/blocks/tag-groups/TagGroups.tsx';
import { ThreeColumns } from '@json-site/engine/src/blocks/three-columns/ThreeColumns.tsx';
import { Video } from '@json-site/engine/src/blocks/video/Video.tsx';
import type { BlockMap } from './content-types.ts';

/** The component of every block. Its props are the type generated from the block's schema. */
export const registry: { [Type in keyof BlockMap]: ComponentType<BlockMap[Type]> } = {
  'back-link': BackLink,
  'call-to-action': CallToAction,
  'card-grid': CardGrid,
  'chart': Chart,
  'contact-cards': ContactCards,
  'did-you-mean': DidYouMean,
  'downloads': Downloads,
  'embed': Embed,
  'faq': Faq,
  'flow': Flow,
  'form': Form,
  'gallery': Gallery,
  'hero': Hero,
  'hours': Hours,
  'legal-sections': LegalSections,
  'logo-grid': LogoGrid,
  'media-and-text': MediaAndText,
  'notice': Notice,
  'page-cards': PageCards,
  'page-header': PageHeader,
  'picture': Picture,
  'post-list': PostList,
  'prose': Prose,
  'quote': Quote,
  'records': Records,
  'search': Search,
  'service-cards': ServiceCards,
  'service-detail': ServiceDetail,
  'service-groups': ServiceGroups,
  'service-list': ServiceList,
  'service-section': ServiceSection,
  'stats': Stats,
  'steps': Steps,
  'stored-data': StoredData,
  'table': Table,
  'tag-groups': TagGroups,
  'three-columns': ThreeColumns,
  'video': Video,
};
