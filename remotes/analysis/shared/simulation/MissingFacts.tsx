import { useFactWords, useLinkToFact } from '@vp-digital/core/figures';
import type { NeededFact, RecordedFact } from '@vp-digital/core/household';
import { Card, HintList, TextLink } from '@vp-digital/core/ui';

export interface MissingFactsProps {
  facts: readonly NeededFact[];
  data: Parameters<typeof useFactWords>[0];
  words: Readonly<Record<'title' | 'caption' | 'why' | 'add', string>>;
}

/** What a simulation still has to know, each with the way to its field. */
export function MissingFacts({ facts, data, words }: MissingFactsProps) {
  const { factName } = useFactWords(data);
  const linkTo = useLinkToFact();
  return (
    <Card title={words.title} caption={words.caption}>
      <HintList
        hints={facts.map((missing) => {
          const fact = missing.fact as RecordedFact; // the page stands with documents that are wholly known only
          const href = linkTo(missing);
          return {
            key: `${fact} ${missing.personId}`,
            title: factName({ ...missing, fact }),
            text: words.why,
            action: href !== undefined && (
              <TextLink writes href={href}>
                {words.add}
              </TextLink>
            ),
          };
        })}
      />
    </Card>
  );
}
