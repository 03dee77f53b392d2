import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Job } from '@/contract/jobs';
import { openDatabase } from '@server/database/openDatabase';
import { storeVacancies } from '@server/vacancies/storeVacancies';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';

/** The length of a realistic description, in characters. */
const DESCRIPTION_LENGTH = 1500;

/** Starts the built server, building it first where that is stale, with this many made-up vacancies and no limits on attempts. */
export async function startWithVacancies(count: number) {
  ensureBuilt();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 }));
  const { db } = await openDatabase({ databaseUrl: undefined, dataDir }, { error: console.error });
  await storeVacancies(db, manyVacancies(count), 'replace');
  await db.destroy();
  return runBuilt({ DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', LOG_LEVEL: 'fatal' });
}

const grades = ['Senior', 'Bank', 'Lead', 'Night', 'Relief', 'Community', 'Band 5', 'Band 6'];
const roles = ['Registered Nurse', 'Theatre Nurse', 'Care Assistant', 'Midwife', 'Porter', 'Ward Clerk'];
const wards = ['Intensive Care', 'Elderly Care', 'Maternity', 'Outpatients', 'Dialysis', 'Rehabilitation'];
const sentence = 'deliver person-centred care on shift and keep accurate records of every visit';
const vocabulary = [...grades, ...roles, ...wards, sentence].flatMap((text) => text.toLowerCase().split(' '));

/** The same vacancies at every call. Their descriptions are words in any order, which compress as little as real ones. */
function manyVacancies(count: number): Job[] {
  let seed = 42;
  const pick = (list: readonly string[]) => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return list[Math.floor((seed / 2 ** 32) * list.length)] ?? '';
  };
  const describe = () => {
    let text = '';
    while (text.length < DESCRIPTION_LENGTH) text += `${pick(vocabulary)} `;
    return text;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    job_title: `${pick(grades)} ${pick(roles)} - ${pick(wards)}`,
    employment_type: pick(['Full-time', 'Part-time']),
    job_type: pick(['Permanent', 'PartTime', 'Contract', 'Internship']),
    description: describe(),
    Experience: 'Six months of UK experience.',
    Sector: 'Clinical',
  }));
}
