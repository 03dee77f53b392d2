/** Everything about the provider that the pages repeat. Edit this one module to make the site yours. */
export const provider = {
  name: 'Lindenway Care',
  tagline: 'Healthcare staffing and care at home in London.',
  telephone: { text: '+44 20 7946 0958', href: 'tel:+442079460958', when: 'day or night' },
  recruitmentEmail: 'recruitment@lindenway.example',
  homeCareEmail: 'homecare@lindenway.example',
  /** For complaints, concerns and personal data, and behind "Shoot a Direct Mail" on the FAQ page. */
  companyCareEmail: 'care@lindenway.example',
  address: {
    text: '27 Marigold Yard, London SE1 0ZY',
    mapsUrl: 'https://www.google.com/maps/search/?api=1&query=27+Marigold+Yard+London+SE1+0ZY',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=27+Marigold+Yard+London+SE1+0ZY',
  },
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/lindenway.example' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/lindenway.example' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/lindenway.example' },
  ],
  /** Stand-ins for the regulator of care and that of personal data, called the same on every page. */
  regulator: {
    name: 'Care Standards Register',
    meaning: 'our listing with the care regulator',
    url: 'https://register.lindenway.example/',
    src: '/images/accreditations.svg#care-standards-register',
  },
  dataRegulator: { name: 'Data Guardian Office', url: 'https://guardian.lindenway.example/' },
  accreditations: [
    {
      src: '/images/accreditations.svg#workforce-framework',
      name: 'Workforce Framework',
      meaning: 'named supplier',
    },
    {
      src: '/images/accreditations.svg#estates-framework',
      name: 'Estates and Services Framework',
      meaning: 'named supplier',
    },
    { src: '/images/accreditations.svg#data-guardian', name: 'Data Guardian Office', meaning: 'registered' },
    { src: '/images/accreditations.svg#care-skills-body', name: 'Care Skills Body', meaning: 'member' },
    {
      src: '/images/accreditations.svg#fair-jobs-watch',
      name: 'Fair Jobs Watch',
      meaning: 'jobs-awareness scheme partner',
    },
  ],
  /** Who signs the policies. A stand-in, like the people in `providerDetails.ts`. */
  signatory: { name: 'Jane Doe', role: 'Managing Director' },
  copyrightYear: 2025,
} as const;

export const copyright = `© ${provider.copyrightYear} ${provider.name}. All rights reserved.`;

/** What the law asks of a company's website, in the footer. Leave it out (`undefined`) if you are not one. */
export const company: Company | undefined = {
  name: 'Lindenway Care Ltd',
  registeredIn: 'England and Wales',
  number: '00000000',
};
type Company = {
  name: string;
  registeredIn: string;
  number: string;
  /** The registered office, if it is not the address above. */
  office?: string;
};

export const companyLine = ({ name, registeredIn, number, office = 'the office above' }: Company): string =>
  `${name}, company ${number}, registered in ${registeredIn} at ${office}.`;
