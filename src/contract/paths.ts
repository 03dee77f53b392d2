/** The calls that read, by GET. */
export const getPaths = {
  jobs: '/api/CrmJobs/CrmJobs',
  jobDetails: '/api/CrmJobs/CrmJobsdetails',
} as const;

/** The calls that write, by POST. */
export const postPaths = {
  contact: '/api/contact',
  register: '/api/users/register',
  login: '/api/users/login',
  forgotPassword: '/api/users/forgot-password',
  resetPassword: '/api/users/reset-password',
  applicationForm: '/api/form',
} as const;

/** The path of every call, relative to the backend's host (docs/behaviour.md, section 7). A new one goes where its method is. */
export const apiPaths = { ...getPaths, ...postPaths } as const;

/** On an answer that the service worker kept: when the backend gave it, in epoch milliseconds. */
export const KEPT_AT_HEADER = 'x-kept-at';

/** The cache mode of a read that the page repeats: the service worker then waits for the backend, as what it has kept is on show. */
export const REPEATED_READ = 'no-cache';
