import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LONG_TEXT_MAX_LENGTH } from '@/contract/limits';
import { fieldMessages } from '@/contract/messages';
import { refuseResumeName } from '@/contract/resume';
import { HttpError } from '@server/http/HttpError';
import { receiveResume } from './receiveResume';
import type { Upload } from './uploads';

/** The application form as submitted: its text fields by name, and the name of the CV, of which only the start was checked. */
export type SubmittedForm = { text: Record<string, string>; resumeName: string | undefined };

/**
 * Reads a multipart form as it arrives, the CV into the upload.
 * @throws HttpError 400 for duplicate fields, overlong text and unexpected files; 400 or 413 for a CV with an invalid name,
 * size or first bytes, without reading the rest of it
 */
export async function readMultipartForm(request: FastifyRequest, upload: Upload): Promise<SubmittedForm> {
  const form: SubmittedForm = { text: {}, resumeName: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') form.resumeName = await readFilePart(part, form.resumeName, upload);
    else Object.assign(form.text, readTextPart(part, form.text, upload));
  }
  return form;
}

async function readFilePart(
  part: MultipartFile,
  earlier: string | undefined,
  upload: Upload,
): Promise<string> {
  if (earlier) throw new HttpError(400, 'Send one CV only.');
  if (part.fieldname !== 'resume') throw new HttpError(400, 'The CV must be sent in the field resume.');
  const name = cleanName(part.filename);
  // Browsers send an empty, nameless part when no file was chosen.
  const problem = name ? refuseResumeName(name) : undefined;
  if (problem) throw new HttpError(400, problem);
  await receiveResume(part.file, upload);
  if (!name) throw new HttpError(400, fieldMessages.resumeRequired);
  return name;
}

function readTextPart(
  part: MultipartValue,
  earlier: Record<string, string>,
  { count }: Upload,
): Record<string, string> {
  const { fieldname, value, fieldnameTruncated, valueTruncated } = part;
  if (fieldnameTruncated || Object.hasOwn(earlier, fieldname)) {
    throw new HttpError(400, 'The form holds a field that is not known or is there twice.');
  }
  if (valueTruncated) throw new HttpError(400, fieldMessages.tooLong(LONG_TEXT_MAX_LENGTH));
  if (typeof value !== 'string') return {};
  count(Buffer.byteLength(value));
  return { [fieldname]: value };
}

const MAX_NAME_LENGTH = 150;

/** A file's name without folders and control characters; shortened from the start to keep its extension. */
const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}"]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim()
    .slice(-MAX_NAME_LENGTH);
