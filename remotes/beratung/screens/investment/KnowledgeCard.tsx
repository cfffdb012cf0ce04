import { ChoiceGroup } from '@vp-digital/core/forms';
import { investmentClasses } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Card, Checkbox, Columns } from '@vp-digital/core/ui';
import type { SuitabilityEntry } from './useSuitability';

/** Which kinds of investment somebody understands and has owned, side by side. */
export function KnowledgeCard({ suitability: { answers, editor } }: { suitability: SuitabilityEntry }) {
  const { t } = useTranslation('beratung', { keyPrefix: 'investment.answers' });
  const { t: code } = useTranslation('household/suitability');
  return (
    <Card title={t('knowledge')}>
      <Columns kind="parts">
        {(['understands', 'owned'] as const).map((name) => {
          const chosen = answers?.[name] ?? [];
          return (
            <ChoiceGroup key={name} label={t(name)}>
              {investmentClasses.map((one) => (
                <Checkbox
                  key={one}
                  label={code(`${name}.${one}`)}
                  value={chosen.includes(one)}
                  onChange={(isOn) =>
                    editor
                      .choice(name, t(name))
                      .onChange(isOn ? [...chosen, one] : chosen.filter((other) => other !== one))
                  }
                />
              ))}
              <Checkbox
                label={t('noneOfThem')}
                value={answers?.[name] !== undefined && chosen.length === 0}
                onChange={(isOn) => editor.choice(name, t(name)).onChange(isOn ? [] : undefined)}
              />
            </ChoiceGroup>
          );
        })}
      </Columns>
    </Card>
  );
}
