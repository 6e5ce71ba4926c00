/**
 * The words that names in the sentences of content/ consist of: laws, bodies, products, places, months. Each has been
 * looked at: it exists. A name that this site invents is in `fictional` of content/house-style.json instead.
 */
export const REAL_NAMES = new Set(
  `
  APIs About Access Accessibility Accessible Act Advisory Agency Aid Algorithmic Android App Apps April Area
  Article Assessment Audit Awaab Azure Bank Bicep Border Bribery Care Charities Client Cloud Code Commercial
  Commission Communications Companies Complaint Consulting Consumer Content Contract Contracts Cookie Core
  Council Credit Crime Cyber Data Debits Debts Detailed DevOps Development Did Digital Direct Disability
  Discrimination Donations Duty East Economic Economy Electronic Employment England English Environmental
  Equality Essentials European Excel Firefox Force Framework Freedom Fundraising Gazetteer General Gift Goods Google
  Guardians Guidelines Handling Hazards Hear House Housing Implementation Information Ireland January
  JavaScript KPIs Kingdom Land Late Law Level Limitation Linux Local Ltd MORs March May Measures Microsoft Mobile National
  North Northern November Office Ombudsman Online Outlook Parliament Parties Payment Platform Play Plus Policy Power Practice Preference
  Privacy Procurement Property Protection Quality Recording Reduction Reforming Regulation Regulations
  Regulator Request Requirements Resend Resolution Rights STAIRs Safari Safety Satisfaction Scheme Scotland Section
  Security Service Services Small Social Software Solutions Standard Standards States Supabase Supply
  Support TalkBack Tax Technology Terms Terraform TestFlight Third Thursday Toolkit Top Transparency Trust Tuesday
  Unfair Unit United Universal Us VoiceOver Wales Web WebKitGTK You
  `
    .trim()
    .split(/\s+/),
);
