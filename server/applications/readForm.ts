import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fieldMessages } from '@/contract/messages';
import { refuseResumeName } from '@/contract/resume';
import { Refusal } from '@server/http/Refusal';
import { readResume } from './readResume';

/** A CV as it came, its content still to be checked as a whole. */
export type SentResume = { name: string; bytes: Buffer };
/** The application form as it came: its text parts by name, and the file. */
export type SentForm = { text: Record<string, string>; resume: SentResume | undefined };

/**
 * Reads a multipart form while it arrives, the CV into memory.
 * Refuses a part sent twice, text that is too long and files of another name than `resume` (400), and a CV whose name, size
 * or first bytes cannot be right, before the rest of it is read (400, 413). How many parts there may be is set where
 * multipart is registered.
 */
export async function readForm(request: FastifyRequest): Promise<SentForm> {
  const form: SentForm = { text: {}, resume: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.resume = await readFilePart(part, form.resume);
    else Object.assign(form.text, readTextPart(part, form.text));
  }
  return form;
}

async function readFilePart(
  part: MultipartFile,
  earlier: SentResume | undefined,
): Promise<SentResume | undefined> {
  if (earlier) throw new Refusal(400, 'Send one CV only.');
  if (part.fieldname !== 'resume') throw new Refusal(400, 'The CV must be sent in the field resume.');
  const name = cleanName(part.filename);
  // A browser sends an empty part without a name when no file was chosen.
  const problem = name ? refuseResumeName(name) : undefined;
  if (problem) throw new Refusal(400, problem);
  const bytes = await readResume(part.file);
  if (!name) throw new Refusal(400, fieldMessages.resumeRequired);
  return { name, bytes };
}

function readTextPart(part: MultipartValue, earlier: Record<string, string>): Record<string, string> {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || Object.hasOwn(earlier, fieldname)) {
    throw new Refusal(400, 'The form holds a field that is not known or is there twice.');
  }
  if (valueTruncated) throw new Refusal(400, fieldMessages.tooLong);
  return typeof value === 'string' ? { [fieldname]: value } : {};
}

const MAX_NAME_LENGTH = 150;

/** The name a file was chosen under, without folders and control characters; shortened at its start, so that its ending stays. */
const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}"]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(-MAX_NAME_LENGTH);
