import type { Application } from '@/contract/applications';
import { apiPaths } from '@/contract/paths';
import { baseApi, isReplaced } from './baseApi';

const applicationsApi = baseApi.injectEndpoints({
  overrideExisting: isReplaced(),
  endpoints: (build) => ({
    sendApplication: build.mutation<null, Application>({
      query: (application) => ({
        url: apiPaths.applicationForm,
        method: 'POST',
        body: toFormData(application),
      }),
      transformResponse: () => null,
    }),
  }),
});

function toFormData(application: Application): FormData {
  const data = new FormData();
  data.append('fullName', application.fullName);
  data.append('email', application.email);
  data.append('phoneNumber', application.phoneNumber);
  data.append('resume', application.resume, application.resume.name);
  data.append('message', application.message);
  data.append('jobId', application.jobId);
  return data;
}

export const { useSendApplicationMutation } = applicationsApi;
