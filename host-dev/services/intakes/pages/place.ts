import type { Language } from '@vp-digital/core/reference/format';
import type { Asked } from '../roomStore';

/** What every page behind the door is drawn from. */
export interface Place {
  asked: Asked;
  language: Language;
  ticket: string;
}
