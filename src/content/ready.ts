/** The list "Ready to start" of the candidate pages. Ids are stored on the device: never change one. */
export const readyCopy = {
  heading: 'Ready to start',
  lead: 'What we ask of you before a first shift. Tick off what you have; the list stays on this device, and nobody else sees it.',
  count: (done: number, all: number) => (done === all ? 'You are ready to start.' : `${done} of ${all} done`),
  print: 'Print this list',
  items: [
    {
      id: 'rightToWork',
      label: 'Right to work',
      text: 'Your passport, or a share code that is less than 90 days old.',
    },
    {
      id: 'dbs',
      label: 'DBS',
      text: 'Your certificate and its Update Service number, or your addresses of the last five years for a new check.',
    },
    {
      id: 'registration',
      label: 'Registration',
      text: 'Your NMC or HCPC number, if your role needs one, and when it is due for renewal.',
    },
    {
      id: 'references',
      label: 'References',
      text: 'Names and work emails of two people you have worked for, your last employer among them.',
    },
    {
      id: 'training',
      label: 'Training',
      text: 'Your certificates, such as the Care Certificate, moving and handling, and basic life support.',
    },
  ],
} as const;
