import type { Kysely, Transaction } from 'kysely';

/** A vacancy as stored. Texts that a provider did not give are null. */
export type VacancyRow = {
  id: string;
  /** Its place in the list, from 0. */
  position: number;
  job_title: string;
  employment_type: string;
  job_type: string;
  description: string;
  experience: string;
  sector: string;
  location: string | null;
  posted_at: string | null;
  closes_at: string | null;
  pay: string | null;
  updated_at: number;
};

export type AccountRow = {
  id: string;
  email: string;
  /** The address in lower case: unique. */
  email_key: string;
  name: string;
  last_name: string;
  phone: string;
  password_hash: string;
  created_at: number;
};

/** A session; both halves are stored as SHA-256, so that a stolen database opens none. */
export type SessionRow = {
  id: string;
  account_id: string;
  mark_hash: string;
  created_at: number;
  expires_at: number;
};

export type ResetTokenRow = {
  token_hash: string;
  account_id: string;
  expires_at: number;
  used_at: number | null;
};

export type ApplicationRow = {
  id: string;
  account_id: string;
  job_id: string;
  /** As it was called when the application came: the vacancy may be gone later. */
  job_title: string;
  full_name: string;
  email: string;
  phone_number: string;
  message: string;
  resume_name: string;
  resume_type: string;
  resume: Uint8Array;
  created_at: number;
};

export type EnquiryRow = {
  id: string;
  name: string;
  phone: string;
  email: string;
  enquiry_type: string;
  message: string;
  /** 1 when the terms were accepted (ContactUs), null when the form has no such box (home page). */
  terms_accepted: number | null;
  source: 'home' | 'contact';
  created_at: number;
};

export type RateLimitRow = { key: string; window_start: number; count: number };

export type OutboxRow = {
  id: string;
  kind: 'enquiry' | 'application' | 'receipt' | 'reset';
  to_address: string;
  subject: string;
  body: string;
  /** The application whose CV goes along. */
  reference: string | null;
  reply_to: string | null;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  last_error: string | null;
  sent_at: number | null;
  claimed_until: number | null;
};

/** Values that are made once and shared by every copy of the server, such as the key that signs cookies. */
export type SettingRow = { key: string; value: string };

export type Tables = {
  vacancies: VacancyRow;
  accounts: AccountRow;
  sessions: SessionRow;
  reset_tokens: ResetTokenRow;
  applications: ApplicationRow;
  enquiries: EnquiryRow;
  rate_limits: RateLimitRow;
  outbox: OutboxRow;
  settings: SettingRow;
};

/** The database, or a transaction in it. Times are milliseconds since 1970, ids are texts. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
