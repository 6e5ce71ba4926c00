import type { SiteName } from './compose.ts';

/** Something that a real site of this kind shows: where, and what its page then has. */
export interface Need {
  need: string;
  page: string;
  /** Matches at least as many elements as `count`, which is 1 by default. */
  selector: string;
  count?: number;
}

/**
 * What three public sites needed that were moved to this engine. Some needs were impossible then: lists with pictures,
 * related records, logos that link, a photograph for each page. All are data today.
 */
export const NEEDS: Record<SiteName, readonly Need[]> = {
  'school-council': [
    {
      need: 'posts with picture and category',
      page: '/',
      selector: '[data-block="post-list"] img',
      count: 2,
    },
    { need: 'all posts of a school year', page: '/news', selector: '[data-block="post-list"] li', count: 15 },
    { need: 'earlier years apart', page: '/news-archive', selector: '[data-block="post-list"]', count: 3 },
    { need: 'events with times', page: '/events', selector: '[data-block="records"] time', count: 4 },
    { need: 'a calendar to subscribe to', page: '/events', selector: 'a[href^="webcal:"]' },
    {
      need: 'an event for a calendar',
      page: '/events/quiz-night',
      selector: 'a[href$="/events/quiz-night.ics"]',
    },
    {
      need: 'whom to ask about an event',
      page: '/events/quiz-night',
      selector: '[data-block="records"] dd',
      count: 4,
    },
    {
      need: 'the text of an event',
      page: '/events/christmas-fair',
      selector: '[data-block="prose"] li',
      count: 3,
    },
    { need: 'an embedded calendar', page: '/term-dates', selector: '[data-block="embed"] button' },
    { need: 'a link to WhatsApp', page: '/contact', selector: 'a[href^="https://wa.me/"]' },
    { need: 'a list of documents', page: '/papers', selector: '[data-block="downloads"] a', count: 5 },
    {
      need: 'a document in a sentence',
      page: '/term-dates',
      selector: '[data-block="prose"] a[href$=".pdf"]',
    },
    { need: 'term dates in one text', page: '/term-dates', selector: '[data-block="prose"] h3', count: 3 },
    { need: 'lists in lists', page: '/term-dates', selector: '[data-block="prose"] li li', count: 2 },
    { need: 'a table in a text', page: '/papers', selector: '[data-block="prose"] table' },
    { need: 'a table of prices', page: '/uniform', selector: '[data-block="table"] table' },
    { need: 'a form', page: '/contact', selector: 'form' },
    { need: 'faces in a round shape', page: '/about', selector: '[data-block="records"] img', count: 3 },
    { need: 'addresses for e-mail of people', page: '/about', selector: 'a[href^="mailto:p"]', count: 5 },
  ],
};
