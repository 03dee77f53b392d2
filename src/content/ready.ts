/** The checklist of the candidate pages. Ids are stored on the device: never change one. */
export const readyCopy = {
  heading: 'Your checklist',
  lead: 'What you need before your first shift. Tick what you have. Your ticks stay on this device, and nobody else sees them.',
  count: (done: number, all: number) => (done === all ? 'You are ready to start.' : `${done} of ${all} done`),
  print: 'Print this list',
  items: [
    {
      id: 'rightToWork',
      label: 'Right to work',
      text: 'One of these: a British or Irish passport; a UK birth or adoption certificate, together with an official document with your National Insurance number; or a share code less than 90 days old.',
      fromAbroad: 'A visa or share code, or an offer with sponsorship.',
    },
    {
      id: 'dbs',
      label: 'DBS check',
      labelFromAbroad: 'Police certificates',
      text: 'Your certificate and its Update Service number or, for a new check, your last five years of addresses.',
      fromAbroad:
        'One from each country where you spent a year or more of the past ten, as an adult. The UK’s DBS check comes later, with our help.',
    },
    {
      id: 'registration',
      label: 'Registration',
      text: 'Your NMC or HCPC number, if your role needs one, and when it is due for renewal.',
      fromAbroad:
        'Your NMC or HCPC number. None yet? Your proof of English (IELTS or OET), your CBT result if you have one, and the latest letter from the NMC or HCPC.',
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
