/** Paths of the eight calls (specification section 7), relative to the backend's host. */
export const apiPaths = {
  contact: '/api/contact',
  jobs: '/api/CrmJobs/CrmJobs',
  jobDetails: '/api/CrmJobs/CrmJobsdetails',
  register: '/api/users/register',
  login: '/api/users/login',
  forgotPassword: '/api/users/forgot-password',
  resetPassword: '/api/users/reset-password',
  applicationForm: '/api/form',
} as const;
