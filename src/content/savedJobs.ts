/** The list of saved vacancies. */
export const savedJobsCopy = {
  label: 'Saved vacancies',
  heading: (count: number) => `Saved vacancies: ${count}`,
  backToList: 'All vacancies',
  nothingSaved: 'Press the heart on a vacancy to keep it here, on this device. You need no account.',
  closed: 'This vacancy has closed.',
} as const;
