import type { Job } from '@/contract/jobs';
import { isRecord } from '@/lib/isRecord';

const isText = (value: unknown) => typeof value === 'string' && value === value.trim();
const isFilled = (value: unknown) => isText(value) && value !== '';
const isOptional = (value: unknown) => value === undefined || isFilled(value);

const rules: Record<keyof Job, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'string' && value !== '',
  job_title: isFilled,
  employment_type: isText,
  job_type: isText,
  description: isText,
  Experience: isText,
  Sector: isText,
  location: isOptional,
  posted_at: isOptional,
  closes_at: isOptional,
  pay: isOptional,
};
const fields = Object.entries(rules);

/**
 * Whether the schema would accept an item without changing it. For 10,000 vacancies the schema takes a slow phone 100 ms,
 * this check 10.
 */
export const isCleanJob = (item: unknown): item is Job =>
  isRecord(item) && fields.every(([name, holds]) => holds(item[name]));
