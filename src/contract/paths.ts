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
