import {
  type Need,
  type NeedDoubt,
  type NeedOf,
  type SectionData,
  shortNameOf,
} from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';

/** What a topic and its amounts are called. The page brings `needDecisionsWords`. */
export function useNeedWords({ persons }: Pick<SectionData, 'persons'>) {
  const { t } = useTranslation('household/needDecisions');
  const { t: judged } = useTranslation('household/judgedNeeds');
  const { euros } = useFormat();
  /** With its period: "533 € mtl.", "200.140 €". */
  const amount = ({ per }: Pick<Extract<Need, { kind: 'measured' }>, 'per'>, cents: number): string =>
    per === 'month' ? t('monthly', { amount: euros(cents) }) : euros(cents);
  return {
    /** "Arbeitskraft Aylin" */
    name: ({ topic, personId }: NeedOf) => {
      const person = shortNameOf({ persons }, personId ?? '');
      const word = t(`topic.${topic}`);
      return person === undefined ? word : t('of', { topic: word, person });
    },
    amount,
    /** The amount where it ends a sentence: the period of "mtl." is the sentence's, too. */
    lastAmount: (...of: Parameters<typeof amount>): string => amount(...of).replace(/\.$/, ''),
    /** Why its cover is still to be checked, in sentences; undefined if it is not. */
    doubts: (doubts: readonly NeedDoubt[] | undefined): string | undefined =>
      doubts === undefined || doubts.length === 0
        ? undefined
        : doubts.map((doubt) => judged(`doubt.${doubt}`)).join(' '),
  };
}
