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

const sentence = 'Deliver person-centred care on shift and keep accurate records of every visit. ';

const vocabulary = [...Object.values(words).flat(), sentence]
  .flatMap((text) => text.toLowerCase().split(/[ .-]+/))
  .filter(Boolean);

/**
 * Vacancies as the backend sends them, the same ones at every call.
 * @param {number} size how many
 * @param {number} [descriptionLength] characters of each description, of words in any order, which compress as little as real ones;
 * without it, all have the same sentence
 */
export function manyVacancies(size, descriptionLength) {
  let seed = 42;
  const pick = (/** @type {string[]} */ list) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)] ?? '';
  };
  const write = (/** @type {number} */ length) => {
    let text = '';
    while (text.length < length) text += `${pick(vocabulary)} `;
    return text.slice(0, length);
  };
  return Array.from({ length: size }, (_, index) => ({
    id: String(index + 1),
    job_title: `${pick(words.grade)} ${pick(words.role)} - ${pick(words.ward)}`,
    employment_type: pick(['Full-time', 'Part-time']),
    job_type: pick(jobTypes),
    description: descriptionLength ? write(descriptionLength) : sentence,
    Experience: 'Six months of UK experience.',
    Sector: 'Clinical',
  }));
}
