/** The checklist of the candidate pages. Ids are stored on the device: never change one. */
export const checklistCopy = {
  heading: 'Your checklist',
  lead: 'What you need before your first shift.',
  /** After the lead, but not on paper. */
  ticks: 'Tick what you have. Your ticks stay on this device, and nobody else sees them.',
  count: (done: number, all: number) => (done === all ? 'You are ready to start.' : `${done} of ${all} done`),
  print: 'Print this list',
  items: [
    {
      id: 'rightToWork',
      label: 'Right to work',
      text: 'One of these: a British or Irish passport; a UK birth or adoption certificate, together with an official document with your National Insurance number; or a share code less than 90 days old.',
      fromAbroad:
        'Your passport, and your visa or a share code less than 90 days old. No visa yet? An offer from a licensed sponsor comes first.',
    },
    {
      id: 'dbs',
      label: 'DBS check',
      labelFromAbroad: 'Police certificates',
      text: 'Your certificate, if you are on the Update Service. For a new check, your addresses for the last five years.',
      fromAbroad:
        'One from each country where, since turning 18, you have lived for 12 months or more in the past ten years. The UK’s DBS check comes later, with our help.',
    },
    {
      id: 'registration',
      label: 'Registration',
      text: 'Your NMC or HCPC number, if your role needs one, and when it is due for renewal.',
      fromAbroad:
        'Your NMC or HCPC number. None yet? Your proof of English (such as IELTS or OET), your CBT result if you have one, and the latest letter from the NMC or HCPC.',
    },
    {
      id: 'references',
      label: 'References',
      text: 'Names and work emails of two people. One must be from your last job. First job? A tutor will do.',
    },
    {
      id: 'training',
      label: 'Training',
      text: 'Your certificates, such as the Care Certificate, moving and handling, and basic life support.',
      fromAbroad: 'Your diploma or degree, transcripts and life-support certificate.',
    },
  ],
} as const;
