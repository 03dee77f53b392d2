/** The list "Ready to start" of the candidate pages. Ids are stored on the device: never change one. */
export const readyCopy = {
  heading: 'Ready to start',
  lead: 'What you need before your first shift. Tick what you have. Your ticks stay on this device, and nobody else sees them.',
  count: (done: number, all: number) => (done === all ? 'You are ready to start.' : `${done} of ${all} done`),
  print: 'Print this list',
  items: [
    {
      id: 'rightToWork',
      label: 'Right to work',
      text: 'A British or Irish passport, or a share code less than 90 days old.',
      fromAbroad: 'A visa or share code, or an offer with sponsorship.',
    },
    {
      id: 'dbs',
      label: 'DBS',
      text: 'Your certificate and its Update Service number or, for a new check, your last five years of addresses.',
      fromAbroad: 'A police certificate from each country you lived in as an adult.',
    },
    {
      id: 'registration',
      label: 'Registration',
      text: 'Your NMC or HCPC number, if your role needs one, and when it is due for renewal.',
    },
    {
      id: 'references',
      label: 'References',
      text: 'Names and work emails of two people you have worked for. One must be your last employer.',
    },
    {
      id: 'training',
      label: 'Training',
      text: 'Your certificates, such as the Care Certificate, moving and handling, and basic life support.',
    },
  ],
} as const;
