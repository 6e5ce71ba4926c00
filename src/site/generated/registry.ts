/* Written by "npm run generate" from the folders of the blocks. Do not edit. */
import type { ComponentType } from 'react';
import { BackLink } from '../../blocks/back-link/BackLink.tsx';
import { CallToAction } from '../../blocks/call-to-action/CallToAction.tsx';
import { CardGrid } from '../../blocks/card-grid/CardGrid.tsx';
import { Chart } from '../../blocks/chart/Chart.tsx';
import { ContactCards } from '../../blocks/contact-cards/ContactCards.tsx';
import { DidYouMean } from '../../blocks/did-you-mean/DidYouMean.tsx';
import { Downloads } from '../../blocks/downloads/Downloads.tsx';
import { Embed } from '../../blocks/embed/Embed.tsx';
import { Faq } from '../../blocks/faq/Faq.tsx';
import { Flow } from '../../blocks/flow/Flow.tsx';
import { Form } from '../../blocks/form/Form.tsx';
import { Hero } from '../../blocks/hero/Hero.tsx';
import { Hours } from '../../blocks/hours/Hours.tsx';
import { LegalSections } from '../../blocks/legal-sections/LegalSections.tsx';
import { LogoGrid } from '../../blocks/logo-grid/LogoGrid.tsx';
import { MediaAndText } from '../../blocks/media-and-text/MediaAndText.tsx';
import { Notice } from '../../blocks/notice/Notice.tsx';
import { PageCards } from '../../blocks/page-cards/PageCards.tsx';
import { PageHeader } from '../../blocks/page-header/PageHeader.tsx';
import { Picture } from '../../blocks/picture/Picture.tsx';
import { PostList } from '../../blocks/post-list/PostList.tsx';
import { Prose } from '../../blocks/prose/Prose.tsx';
import { Quote } from '../../blocks/quote/Quote.tsx';
import { Records } from '../../blocks/records/Records.tsx';
import { ServiceCards } from '../blocks/service-cards/ServiceCards.tsx';
import { ServiceDetail } from '../blocks/service-detail/ServiceDetail.tsx';
import { ServiceGroups } from '../blocks/service-groups/ServiceGroups.tsx';
import { ServiceList } from '../blocks/service-list/ServiceList.tsx';
import { ServiceSection } from '../blocks/service-section/ServiceSection.tsx';
import { Stats } from '../../blocks/stats/Stats.tsx';
import { Steps } from '../../blocks/steps/Steps.tsx';
import { StoredData } from '../../blocks/stored-data/StoredData.tsx';
import { Table } from '../../blocks/table/Table.tsx';
import { TagGroups } from '../../blocks/tag-groups/TagGroups.tsx';
import { ThreeColumns } from '../../blocks/three-columns/ThreeColumns.tsx';
import { Video } from '../../blocks/video/Video.tsx';
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
