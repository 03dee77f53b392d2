const jobTypes = ['Permanent', 'PartTime', 'Contract', 'Internship'];
const words = {
  grade: ['Senior', 'Bank', 'Lead', 'Night', 'Relief', 'Community', 'Band 5', 'Band 6'],
  role: [
    'Registered Nurse',
    'Theatre Nurse',
    'Healthcare Assistant',
    'Care Assistant',
    'Midwife',
    'Porter',
    'Ward Clerk',
  ],
  ward: [
    'Intensive Care',
    'Elderly Care',
    'Maternity',
    'Outpatients',
    'Dementia Unit',
    'Dialysis',
    'Rehabilitation',
  ],
};

/**
 * So many vacancies as the backend sends them, the same at every call.
 * @param {number} size
 */
export function manyVacancies(size) {
  let seed = 42;
  const pick = (/** @type {string[]} */ list) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)];
  };
  return Array.from({ length: size }, (_, index) => ({
    id: String(index + 1),
    job_title: `${pick(words.grade)} ${pick(words.role)} - ${pick(words.ward)}`,
    employment_type: pick(['Full-time', 'Part-time']),
    job_type: pick(jobTypes),
    description: 'Deliver person-centred care on shift and keep accurate records of every visit.',
    Experience: 'Six months of UK experience.',
    Sector: 'Clinical',
  }));
}
