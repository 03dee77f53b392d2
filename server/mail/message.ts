/** A mail's content; its sender and attachment are added when it is sent. */
export type Message = { to: string; replyTo: string | null; subject: string; text: string };
