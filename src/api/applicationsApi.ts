import type { Application } from '@/contract/applications';
import { apiPaths } from '@/contract/paths';
import { baseApi, isReplaced } from './baseApi';
import { upload, type UploadProgress } from './upload';

type SentApplication = Application & { onProgress?: (progress: UploadProgress) => void };

export const applicationsApi = baseApi.injectEndpoints({
  overrideExisting: isReplaced(),
  endpoints: (build) => ({
    sendApplication: build.mutation<null, SentApplication>({
      queryFn: ({ onProgress, ...application }, { signal }) =>
        upload(apiPaths.applicationForm, toFormData(application), { signal, onProgress }),
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
