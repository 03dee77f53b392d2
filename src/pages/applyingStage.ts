import type { ApplicationFields } from '@/contract/applications';

/** Where a visitor stands between Apply Now and Applied (specification section 4). */
export type ApplyingStage =
  | { name: 'closed' | 'signingIn' | 'fillingIn' | 'sending' | 'sent' }
  /** The session ended while the application was sent; it waits here to be sent again. */
  | { name: 'signingInAgain'; application: ApplicationFields };

export type ApplyingEvent =
  | { type: 'applyPressed'; isSignedIn: boolean }
  | { type: 'signedIn' | 'submitted' | 'failed' | 'acknowledged' | 'closed' }
  | { type: 'sessionEnded'; application: ApplicationFields };

/** A form that was closed while it was sent stays closed, whatever the answer. */
export function nextStage(stage: ApplyingStage, event: ApplyingEvent): ApplyingStage {
  switch (event.type) {
    case 'applyPressed':
      return { name: event.isSignedIn ? 'fillingIn' : 'signingIn' };
    case 'signedIn':
      return { name: stage.name === 'signingInAgain' ? 'sending' : 'fillingIn' };
    case 'submitted':
      return { name: 'sending' };
    case 'sessionEnded':
      return { name: 'signingInAgain', application: event.application };
    case 'failed':
      return stage.name === 'closed' ? stage : { name: 'fillingIn' };
    case 'acknowledged':
      return stage.name === 'closed' ? stage : { name: 'sent' };
    case 'closed':
      return { name: 'closed' };
  }
}
