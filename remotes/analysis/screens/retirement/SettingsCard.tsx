import { Slider } from '@vp-digital/core/forms';
import { neededExtra, retirementStresses, startOf, stressRules } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, FilterChip, Row, Stack } from '@vp-digital/core/ui';
import { useMemo } from 'react';
import type { Change, Simulated } from './data';
import { useAges } from './useAges';
import { useSettled } from '../../shared/simulation/useSettled';

/** What can be moved: saving, starts, need and return; and what may come worse. Nothing of it is written. */
export function SettingsCard({ facts, settings, onChange }: Simulated & { onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'retirement.settings' });
  const { euros, percent } = useFormat();
  const { nameOf, startAge } = useAges(facts);
  const asked = useSettled(settings); // looked for among many plans: after the picture of what is moved
  const needed = useMemo(() => (facts.allRetired ? 0 : neededExtra(facts, asked)), [facts, asked]);
  const most = Math.max(150_000, settings.extraSaving, needed ?? 0);
  const toggle = (stress: (typeof retirementStresses)[number]) =>
    onChange({
      stresses: settings.stresses.includes(stress)
        ? settings.stresses.filter((one) => one !== stress)
        : [...settings.stresses, stress],
    });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {!facts.allRetired && (
          <Slider
            label={t('extra')}
            shown={t('monthly', { amount: euros(settings.extraSaving) })}
            value={settings.extraSaving}
            min={0}
            max={most}
            step={500}
            onChange={(extraSaving) => onChange({ extraSaving })}
          />
        )}
        {needed === undefined ? (
          <Caption>{t('notBySaving')}</Caption>
        ) : (
          needed > 0 && (
            <Row>
              <Button kind="quiet" size="compact" onClick={() => onChange({ extraSaving: needed })}>
                {t('needed', { amount: euros(needed) })}
              </Button>
            </Row>
          )
        )}
        {facts.persons.map((person) =>
          person.range ? (
            <Slider
              key={person.personId}
              label={t('start', { name: nameOf(person.personId) })}
              shown={t('at', { age: startAge(person, settings) })}
              value={startOf(person, { ...settings, stresses: [] })}
              min={person.range.earliest}
              max={person.range.latest}
              step={1}
              onChange={(start) => onChange({ starts: { ...settings.starts, [person.personId]: start } })}
            />
          ) : (
            !person.isRetired && (
              <Caption key={person.personId}>
                {t('fixedStart', { name: nameOf(person.personId), age: startAge(person, settings) })}
              </Caption>
            )
          ),
        )}
        <Slider
          label={t(facts.allRetired ? 'needRetired' : 'need')}
          shown={t('needAt', {
            share: percent(settings.needShare, { maximumDecimals: 0 }),
            amount: euros(Math.round(facts.net * settings.needShare)),
          })}
          value={Math.round(settings.needShare * 100)}
          min={Math.min(50, Math.round(settings.needShare * 100))}
          max={Math.max(120, Math.round(settings.needShare * 100))}
          step={1}
          onChange={(share) => onChange({ needShare: share / 100 })}
        />
        <Slider
          label={t('return')}
          shown={t('yearly', { rate: percent(settings.realReturn, { minimumDecimals: 1 }) })}
          value={Math.round(settings.realReturn * 1_000)}
          min={0}
          max={60}
          step={5}
          onChange={(rate) => onChange({ realReturn: rate / 1_000 })}
        />
        <div role="group" aria-label={t('stress.title')}>
          <Stack gap="small">
            <b>{t('stress.title')}</b>
            <Row gap="small">
              {retirementStresses
                .filter((stress) => stress !== 'earlier' || !facts.allRetired)
                .map((stress) => (
                  <FilterChip
                    key={stress}
                    pressed={settings.stresses.includes(stress)}
                    onToggle={() => toggle(stress)}
                  >
                    {t(`stress.${stress}`)}
                  </FilterChip>
                ))}
            </Row>
            {settings.stresses.includes('care') && (
              <Caption>
                {t('stress.careRule', {
                  age: stressRules.care.fromAge,
                  amount: euros(stressRules.care.monthly),
                })}
              </Caption>
            )}
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}
