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

const description = 'Deliver person-centred care on shift and keep accurate records of every visit. ';

/**
 * Vacancies as the backend sends them, the same ones at every call.
 * @param {number} size how many
 * @param {number} [descriptionLength] characters of each description
 */
export function manyVacancies(size, descriptionLength = description.length) {
  let seed = 42;
  const pick = (/** @type {string[]} */ list) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)] ?? '';
  };
  return Array.from({ length: size }, (_, index) => ({
    id: String(index + 1),
    job_title: `${pick(words.grade)} ${pick(words.role)} - ${pick(words.ward)}`,
    employment_type: pick(['Full-time', 'Part-time']),
    job_type: pick(jobTypes),
    description: description
      .repeat(Math.ceil(descriptionLength / description.length))
      .slice(0, descriptionLength),
    Experience: 'Six months of UK experience.',
    Sector: 'Clinical',
  }));
}
