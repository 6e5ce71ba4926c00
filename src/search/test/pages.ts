/** A page as somebody writes it: its address, its title, then sections of a heading and a text. */
type Written = readonly [
  path: string,
  title: string,
  ...sections: (readonly [heading: string, text: string])[],
];

export const ENGLISH: readonly Written[] = [
  [
    '/',
    'Welcome to Aberwen',
    ['What you can do here', 'Pay, report or apply: bins, parking, planning, libraries and council tax.'],
  ],
  [
    '/bins',
    'Bins and collections',
    [
      'When we collect',
      'Refuse is collected every second Tuesday. Put your bin at the kerb before seven in the morning.',
    ],
    ['Missed collections', 'Tell us within two days if your bin was not emptied.'],
  ],
  [
    '/recycling-centre',
    'Recycling centre',
    ['What you can bring', 'Garden waste, timber, metal, batteries and electrical appliances.'],
    ['Opening hours', 'Open daily except at Christmas. Vans need a permit.'],
  ],
  [
    '/council-tax',
    'Council tax',
    ['Bands and charges', 'What you pay depends on the value of your home in 1991.'],
    ['Discounts', 'Students, carers and people who live alone pay less.'],
    ['Direct debit', 'Set up monthly instalments by direct debit.'],
  ],
  [
    '/parking',
    'Car parks',
    ['Charges', 'The first hour is free. After that, one pound an hour.'],
    ['Resident permits', 'Households in the old town can apply for two permits a year.'],
    ['Penalty notices', 'Appeal against a parking ticket within 28 days.'],
  ],
  [
    '/blue-badge',
    'Blue Badge',
    ['Who is eligible', 'Disabled people who cannot walk far can park closer to where they are going.'],
    ['Apply or renew', 'A badge lasts three years.'],
  ],
  [
    '/planning',
    'Planning applications',
    [
      'Do you need permission?',
      'Extensions, loft conversions and outbuildings may be permitted development.',
    ],
    ['Comment on an application', 'Neighbours have 21 days to object or to support it.'],
  ],
  [
    '/building-control',
    'Building regulations',
    ['Inspections', 'Our surveyors visit the site at each stage of the works.'],
  ],
  [
    '/libraries',
    'Libraries',
    ['Join', 'Membership is free. Bring a document with your address.'],
    ['Borrow e-books', 'Audiobooks and magazines can be downloaded at home.'],
    ['Renew loans', 'Extend your books twice before they are overdue.'],
  ],
  [
    '/museum',
    'Museum of slate',
    ['Exhibitions', 'Tools, photographs and the voices of quarrymen.'],
    ['Visits by schools', 'Workshops for classes from five to sixteen.'],
  ],
  [
    '/schools',
    'Schools and admissions',
    ['Apply for a place', 'The deadline for secondary school is 31 October.'],
    ['Free meals', 'Families with a low income can claim school meals and uniforms.'],
    ['Term dates', 'Holidays and training days until 2028.'],
  ],
  ['/childcare', 'Nurseries and childminders', ['Funded hours', 'Thirty hours a week for three-year-olds.']],
  [
    '/births',
    'Register a birth',
    ['What to bring', 'Register within 42 days. Parents bring identification.'],
    ['Copies of certificates', 'Order birth, marriage and death certificates.'],
  ],
  [
    '/weddings',
    'Weddings and ceremonies',
    ['Venues', 'Marry in the castle, the town hall or on the beach.'],
    ['Give notice', 'Both partners give notice at least 28 days before.'],
  ],
  [
    '/housing',
    'Find a home',
    ['Housing register', 'Join the waiting list for social housing.'],
    ['Homelessness', 'Help if you may lose your home or are sleeping rough.'],
  ],
  [
    '/repairs',
    'Repairs for tenants',
    ['Report a repair', 'Leaking taps, broken boilers and damp. Emergencies are answered day and night.'],
  ],
  [
    '/jobs',
    'Work for us',
    ['Vacancies', 'Apply for a job as a teacher, gardener, cook or engineer.'],
    ['Apprenticeships', 'Learn a trade and earn a salary.'],
  ],
  [
    '/elections',
    'Voting and elections',
    ['Register to vote', 'Everyone over sixteen can vote in elections to the Senedd.'],
    ['Postal votes', 'Apply before five in the afternoon, eleven days before the poll.'],
  ],
  [
    '/complaints',
    'Complaints',
    ['How we answer', 'You receive a reply within ten working days.'],
    ['The Ombudsman', 'If you remain dissatisfied, ask the Ombudsman to investigate.'],
  ],
  [
    '/swimming',
    'Swimming pool',
    ['Timetable', 'Lanes, lessons and family sessions.'],
    ['Prices', 'Pensioners swim free before nine.'],
  ],
  ['/allotments', 'Allotments', ['Waiting list', 'Grow vegetables and flowers on a plot near you.']],
  [
    '/potholes',
    'Roads and pavements',
    ['Report a pothole', 'We fill dangerous holes within a day.'],
    ['Street lights', 'Report a lamp that is broken, with the number of its column.'],
    ['Gritting', 'Which roads we salt when it freezes.'],
  ],
  [
    '/noise',
    'Noise and neighbours',
    ['Barking dogs and parties', 'Keep a diary of the disturbance for two weeks.'],
  ],
  ['/pests', 'Pest control', ['Rats, mice and wasps', 'We treat nests in homes and gardens for a fee.']],
  [
    '/grants',
    'Grants for businesses',
    ['Start a company', 'Funding and advice for new enterprises.'],
    ['Business rates', 'Relief for small shops.'],
  ],
  ['/buses', 'Buses and travel', ['Concessionary passes', 'People over sixty travel without charge.']],
  [
    '/privacy',
    'Privacy notice',
    ['Your data', 'What we store, how long, and how to ask for a copy or for erasure.'],
    ['Cookies', 'This website stores no cookies.'],
  ],
];

export const WELSH: readonly Written[] = [
  ['/cy', 'Croeso i Aberwen', ['Beth allwch chi ei wneud yma', 'Talu, rhoi gwybod neu wneud cais.']],
  [
    '/cy/biniau',
    'Biniau a chasgliadau',
    ['Pryd rydym yn casglu', 'Caiff sbwriel ei gasglu bob yn ail ddydd Mawrth.'],
  ],
  [
    '/cy/canolfan-ailgylchu',
    'Canolfan ailgylchu',
    ['Beth allwch chi ei ddod', 'Gwastraff gardd, pren, metel a batris.'],
  ],
  [
    '/cy/treth-gyngor',
    'Treth gyngor',
    ['Bandiau a thaliadau', 'Mae’r swm yn dibynnu ar werth eich cartref.'],
    ['Gostyngiadau', 'Mae myfyrwyr a gofalwyr yn talu llai.'],
  ],
  [
    '/cy/parcio',
    'Meysydd parcio',
    ['Trwyddedau preswylwyr', 'Gall cartrefi wneud cais am ddwy drwydded y flwyddyn.'],
  ],
  [
    '/cy/cynllunio',
    'Ceisiadau cynllunio',
    ['Oes angen caniatâd arnoch?', 'Estyniadau ac addasiadau i’r to.'],
  ],
  [
    '/cy/llyfrgelloedd',
    'Llyfrgelloedd',
    ['Ymuno', 'Mae aelodaeth am ddim.'],
    ['Adnewyddu benthyciadau', 'Cadwch eich llyfrau yn hirach.'],
  ],
  ['/cy/amgueddfa', 'Amgueddfa lechi', ['Arddangosfeydd', 'Offer, ffotograffau a lleisiau chwarelwyr.']],
  [
    '/cy/ysgolion',
    'Ysgolion a derbyniadau',
    ['Gwneud cais am le', 'Y dyddiad cau ar gyfer ysgol uwchradd.'],
    ['Prydau am ddim', 'Gall teuluoedd ar incwm isel hawlio prydau ysgol.'],
  ],
  ['/cy/genedigaethau', 'Cofrestru genedigaeth', ['Tystysgrifau', 'Archebwch gopi o dystysgrif geni.']],
  ['/cy/priodasau', 'Priodasau a seremonïau', ['Lleoliadau', 'Priodwch yn y castell neu ar y traeth.']],
  [
    '/cy/swyddi',
    'Gweithio i ni',
    ['Swyddi gwag', 'Gwnewch gais am swydd fel athro neu arddwr.'],
    ['Prentisiaethau', 'Dysgwch grefft ac ennill cyflog.'],
  ],
  [
    '/cy/etholiadau',
    'Pleidleisio ac etholiadau',
    ['Cofrestru i bleidleisio', 'Gall pawb dros un ar bymtheg bleidleisio.'],
  ],
  ['/cy/cwynion', 'Cwynion', ['Sut rydym yn ateb', 'Byddwch yn cael ateb o fewn deg diwrnod gwaith.']],
  ['/cy/nofio', 'Pwll nofio', ['Amserlen', 'Lonydd, gwersi a sesiynau i’r teulu.']],
  [
    '/cy/tyllau',
    'Ffyrdd a phalmentydd',
    ['Rhoi gwybod am dwll yn y ffordd', 'Rydym yn llenwi tyllau peryglus o fewn diwrnod.'],
  ],
];

/** The document of a page as a build renders it, with what surrounds its main content. */
export function documentOf([path, title, ...sections]: Written): string {
  const rendered = sections.map(
    ([heading, text], index) =>
      `<section id="part-${index}"><div><h2>${heading}</h2><p>${text}</p></div></section>`,
  );
  return `<html><head><title>${title}</title></head><body><header><nav><a href="/bins">Bins</a></nav></header><main id="main"><section><h1>${title}</h1></section>${rendered.join('')}</main><footer>Parking ${path}</footer></body></html>`;
}
