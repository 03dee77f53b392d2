import type { FastifyInstance } from 'fastify';
import { ContactEnquiry, type Enquiry, HomeEnquiry } from '@/contract/enquiries';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { isRecord } from '@/lib/isRecord';
import type { Context } from '@server/context/context';
import { parseBody } from '@server/http/parseBody';
import { limits } from '@server/rateLimit/limits';
import { consumeByNetwork } from '@server/rateLimit/rateLimit';
import { storeEnquiry } from './storeEnquiry';

/** The endpoint for enquiries from both forms (docs/behaviour.md, section 7). Invalid ones do not count towards the limits. */
export async function registerEnquiries(app: FastifyInstance, context: Context): Promise<void> {
  app.post(apiPaths.contact, async (request) => {
    const enquiry = readEnquiry(request.body);
    await consumeByNetwork(context, 'enquiry', request, limits.enquiryByNetwork);
    await storeEnquiry(context, enquiry);
    return { msg: toasts.enquirySent };
  });
}

/** Only the ContactUs form, with its stricter rules (docs/behaviour.md, section 5), has a terms checkbox. */
const readEnquiry = (body: unknown): Enquiry =>
  isRecord(body) && 'termsAccepted' in body ? parseBody(ContactEnquiry, body) : parseBody(HomeEnquiry, body);
