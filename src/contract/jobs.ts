import * as v from 'valibot';

// Backends send null for an empty column and numbers for ids; both are normalised here, once.
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() || undefined),
);
const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

const jobFields = {
  job_title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  employment_type: text,
  job_type: text,
  description: text,
  /** Shown as Requirements. */
  Experience: text,
  Sector: text,
  /** Optional: a backend need not send them. Dates are ISO 8601. */
  location: optionalText,
  posted_at: optionalText,
  closes_at: optionalText,
  pay: optionalText,
};

/** A vacancy of the list (docs/behaviour.md, section 3). Refuses one without id or title. */
export const Job = v.object({ id, ...jobFields });
export type Job = v.InferOutput<typeof Job>;

/** The answer of CrmJobsdetails: one job, used directly; the id is known from the address. */
export const JobDetails = v.object(jobFields);
export type JobDetails = v.InferOutput<typeof JobDetails>;

/** The answer of CrmJobs: the list under `result.items`, its items still to be checked one by one. */
export const JobsAnswer = v.object({ result: v.object({ items: v.array(v.unknown()) }) });
export type JobsAnswer = v.InferOutput<typeof JobsAnswer>;
