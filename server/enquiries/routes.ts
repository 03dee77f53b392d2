import type { FastifyInstance } from 'fastify';
import { ContactEnquiry, type Enquiry, HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import { parseBody } from '@server/http/parseBody';
import { consumeRateLimit } from '@server/rateLimit/rateLimit';
import { storeEnquiry } from './storeEnquiry';

const HOUR = 60 * 60 * 1000;
// A ward or a housing block may share one IP address, so this stops machines rather than people.
const PER_IP = { max: 20, windowMs: HOUR };
// Every enquiry sends a receipt, which must not flood anyone's inbox.
const PER_EMAIL = { max: 5, windowMs: HOUR };

/** The endpoint for enquiries from both forms (specification section 7). Invalid ones do not count towards the limits. */
export function registerEnquiries(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.contact, async (request) => {
    const enquiry = readEnquiry(request.body);
    await consumeRateLimit(context, `enquiry:${request.ip}`, PER_IP);
    await consumeRateLimit(context, `enquiry:${enquiry.email.toLowerCase()}`, PER_EMAIL);
    await storeEnquiry(context, enquiry);
    return { msg: toasts.enquirySent };
  });
}

/** Only the ContactUs form, with its stricter rules (section 5), has a terms checkbox. */
const readEnquiry = (body: unknown): Enquiry =>
  typeof body === 'object' && body !== null && 'termsAccepted' in body
    ? parseBody(ContactEnquiry, body)
    : parseBody(HomeEnquiry, body);
