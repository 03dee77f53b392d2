import type { FastifyInstance } from 'fastify';
import { ContactEnquiry, type Enquiry, HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import type { Context } from '@server/context';
import { checked } from '@server/http/checkBody';
import { takeAttempt } from '@server/limits/limit';
import { storeEnquiry } from './storeEnquiry';

const HOUR = 60 * 60 * 1000;
// A ward or a housing block may share one address, so this stops machines rather than people.
const PER_ADDRESS = { max: 20, windowMs: HOUR };
// Every enquiry sends a receipt: nobody's inbox shall be flooded by it.
const PER_EMAIL = { max: 5, windowMs: HOUR };

/** Takes the enquiries of both forms (specification section 7). What is refused by its fields does not count as an attempt. */
export function registerEnquiries(app: FastifyInstance, context: Context): void {
  app.post(apiPaths.contact, async (request) => {
    const enquiry = readEnquiry(request.body);
    await takeAttempt(context, `enquiry:${request.ip}`, PER_ADDRESS);
    await takeAttempt(context, `enquiry:${enquiry.email.toLowerCase()}`, PER_EMAIL);
    await storeEnquiry(context, enquiry);
    return { msg: toasts.enquirySent };
  });
}

/** Only the ContactUs form has a box for the terms, and with it the stricter rules (section 5). */
const readEnquiry = (body: unknown): Enquiry =>
  typeof body === 'object' && body !== null && 'termsAccepted' in body
    ? checked(ContactEnquiry, body)
    : checked(HomeEnquiry, body);
