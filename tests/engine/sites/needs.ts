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
  conference: [
    {
      need: 'talks by day',
      page: '/programme',
      selector: '[data-block="records"] h2, [data-block="records"] h3',
      count: 3,
    },
    {
      need: 'a grid of rooms and times',
      page: '/programme',
      selector: '[data-block="records"] table',
      count: 3,
    },
    {
      need: 'presenters in the grid, linked',
      page: '/programme',
      selector: 'table a[href="/speakers/kofi-mensah"]',
    },
    { need: 'a calendar of all talks', page: '/programme', selector: 'a[href^="webcal:"]' },
    {
      need: 'the presenters of a talk',
      page: '/programme/captions',
      selector: 'a[href^="/speakers/"]',
      count: 2,
    },
    {
      need: 'the talks of a presenter',
      page: '/speakers/omar-haddad',
      selector: 'a[href^="/programme/"]',
      count: 3,
    },
    { need: 'the film of a talk', page: '/programme/piano', selector: '[data-block="embed"] button' },
    { need: 'the slides of a talk', page: '/programme/piano', selector: 'dd a[href$=".pdf"]' },
    {
      need: 'topics of a talk',
      page: '/programme/piano',
      selector: 'dd a[href^="/programme/topic/"]',
      count: 2,
    },
    {
      need: 'all talks about a topic',
      page: '/programme/topic/open-data',
      selector: '[data-block="records"] li',
      count: 2,
    },
    { need: 'a talk for a calendar', page: '/programme/piano', selector: 'a[href$=".ics"]' },
    {
      need: 'the website of a person',
      page: '/speakers/ines-duarte',
      selector: 'a[href="https://duarte.example"]',
    },
    {
      need: 'sponsors by level, with links',
      page: '/sponsors',
      selector: '[data-block="records"] a[href^="https://"]',
      count: 20,
    },
    { need: 'portraits of people', page: '/speakers', selector: '[data-block="records"] img', count: 12 },
    {
      need: 'opening hours past midnight',
      page: '/venue',
      selector: '[data-block="hours"] dd, [data-block="hours"] td',
      count: 3,
    },
    { need: 'a map', page: '/venue', selector: '[data-block="embed"] button' },
    { need: 'a photograph across the opening', page: '/venue', selector: '[data-block="page-header"] img' },
    { need: 'a photograph behind the opening', page: '/', selector: '[data-block="hero"] img' },
    { need: 'questions and answers', page: '/tickets', selector: '[data-block="faq"] summary', count: 4 },
  ],
  guesthouse: [
    { need: 'a photograph behind the opening', page: '/de', selector: '[data-block="hero"] img' },
    {
      need: 'another photograph for each room',
      page: '/rooms/hay',
      selector: '[data-block="page-header"] img',
    },
    {
      need: 'the gallery of a room',
      page: '/fr/chambres/lake',
      selector: '[data-block="gallery"] img',
      count: 5,
    },
    { need: 'a gallery of the house', page: '/', selector: '[data-block="gallery"] img', count: 12 },
    { need: 'reviews beside each other', page: '/', selector: '[data-block="records"] li', count: 7 },
    { need: 'hours past midnight', page: '/de/umgebung/inn', selector: '[data-block="hours"]' },
    { need: 'a map of each place', page: '/around/market', selector: '[data-block="embed"] button' },
    { need: 'telephone and site of a place', page: '/around', selector: 'a[href^="tel:"]', count: 3 },
    { need: 'a form in three languages', page: '/fr/contact', selector: 'form' },
  ],
};
