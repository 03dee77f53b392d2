import type { Enquiry } from '@/contract/enquiries';
import { apiPaths } from '@/contract/paths';
import { baseApi } from './baseApi';

const enquiriesApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sendEnquiry: build.mutation<null, Enquiry>({
      query: (body) => ({ url: apiPaths.contact, method: 'POST', body }),
      transformResponse: () => null,
    }),
  }),
});

export const { useSendEnquiryMutation } = enquiriesApi;
