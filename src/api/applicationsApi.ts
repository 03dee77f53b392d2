import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { Application } from '@/contract/applications';
import { apiPaths } from '@/contract/paths';
import { apiHost, credentials } from '@/lib/config';
import { baseApi, withRetryAfter } from './baseApi';

/** How many bytes of a request have left this device, of how many. */
export type UploadProgress = { sent: number; total: number };

type SentApplication = Application & { onProgress?: (progress: UploadProgress) => void };

export const applicationsApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    postApplication: build.mutation<null, SentApplication>({
      queryFn: ({ onProgress, ...application }, { signal }) =>
        postForm(apiPaths.applicationForm, toFormData(application), { signal, onProgress }),
    }),
  }),
});

export const { usePostApplicationMutation } = applicationsApi;

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

type UploadOptions = { signal: AbortSignal; onProgress?: ((progress: UploadProgress) => void) | undefined };
type UploadResult = { data: null; error?: undefined } | { error: FetchBaseQueryError; data?: undefined };

/**
 * Posts a form. By XMLHttpRequest, because fetch does not tell how much has been sent. Any 2xx is a success; a refusal's error
 * has the shape of fetchBaseQuery's, with Retry-After as `data.retryAfter`. The body of the answer is not read (docs/behaviour.md,
 * section 7). Never rejects.
 */
function postForm(
  path: string,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<UploadResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () => resolve({ error: { status: 'FETCH_ERROR', error: 'the connection was lost' } });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.({ sent: loaded, total }));
    // The server has said yes, even if the connection is lost before the rest of its answer comes.
    request.addEventListener('readystatechange', () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED && isSuccess(request))
        resolve({ data: null });
    });
    request.addEventListener('load', () => resolve(resultOf(request)));
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', apiHost + path);
    request.withCredentials = credentials === 'include';
    request.send(form);
  });
}

function resultOf(request: XMLHttpRequest): UploadResult {
  if (isSuccess(request)) return { data: null };
  const data = withRetryAfter({}, request.getResponseHeader('Retry-After'));
  return { error: { status: request.status, data } };
}

const isSuccess = ({ status }: XMLHttpRequest) => status >= 200 && status < 300;
