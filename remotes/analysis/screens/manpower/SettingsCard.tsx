import { OfFigure } from '@vp-digital/core/figures';
import { Slider } from '@vp-digital/core/forms';
import { type CourseCase, lossRules, neededCover, readyMoneyFigure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Caption, Card, DataList, Row, SegmentedChoice, Stack, Switch } from '@vp-digital/core/ui';
import type { ReactNode } from 'react';
import type { Change, Simulated } from './data';
import { useLossWords } from './useLossWords';

/** Who, when, how badly and for how long; and what the household changes. Nothing of it is written. */
export function SettingsCard({
  facts,
  settings,
  who,
  onChange,
}: Simulated & { who: ReactNode; onChange: Change }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'manpower.settings' });
  const { euros } = useFormat();
  const { caseName, cases, startText, lastsText } = useLossWords(facts);
  const { shownMonths, sickMonths } = lossRules;
  const isCivilServant = facts.course.occupation === 'civilServant';
  const most = settings.case === 'sick' ? sickMonths : shownMonths;
  const needed = neededCover(facts, settings);
  const othersMost = Math.floor(facts.othersEarned / 5_000) * 5_000; // in steps of 50 euros, 0 among them
  const monthly = (amount: number) => t('monthly', { amount: euros(amount) });
  return (
    <Card title={t('title')} caption={t('caption')}>
      <Stack gap="medium">
        {who}
        <SegmentedChoice<CourseCase>
          label={t('case')}
          writes={false}
          options={cases.map((value) => ({ value, label: caseName(value) }))}
          value={settings.case}
          onChange={(next) => onChange({ case: next })}
        />
        <Caption>
          {t(`caseText.${settings.case === 'full' && isCivilServant ? 'unfit' : settings.case}`)}
        </Caption>
        <Slider
          label={t('start')}
          shown={startText(settings.start)}
          value={settings.start}
          min={0}
          max={facts.monthsLeft - 1}
          step={1}
          onChange={(start) => onChange({ start })}
        />
        <Slider
          label={t('lasts')}
          shown={lastsText(settings)}
          value={Math.min(settings.returnsAfter ?? most, most)}
          min={1}
          max={most}
          step={1}
          onChange={(months) => onChange({ returnsAfter: months === shownMonths ? undefined : months })}
        />
        {settings.case !== 'sick' && !isCivilServant && (
          <SegmentedChoice<'granted' | 'refused'>
            label={t('pension')}
            writes={false}
            options={(['granted', 'refused'] as const).map((value) => ({ value, label: t(value) }))}
            value={settings.refused ? 'refused' : 'granted'}
            onChange={(next) => onChange({ refused: next === 'refused' })}
          />
        )}
        <Slider
          label={t('help')}
          shown={monthly(settings.help)}
          value={settings.help}
          min={0}
          max={200_000}
          step={5_000}
          onChange={(help) => onChange({ help })}
        />
        {facts.othersEarned > 0 && (
          <Slider
            label={t('others')}
            shown={t('monthly', { amount: euros(settings.othersChange, { sign: 'difference' }) })}
            value={settings.othersChange}
            min={-othersMost}
            max={othersMost}
            step={5_000}
            onChange={(othersChange) => onChange({ othersChange })}
          />
        )}
        <Switch
          label={t('pauses')}
          writes={false}
          value={settings.pausesSavings}
          onChange={(pausesSavings) => onChange({ pausesSavings })}
        />
        {facts.wishes > 0 && (
          <Switch
            label={t('drops', { amount: euros(facts.wishes) })}
            writes={false}
            value={settings.dropsWishes}
            onChange={(dropsWishes) => onChange({ dropsWishes })}
          />
        )}
        {settings.case !== 'sick' && (
          <>
            <Slider
              label={t('cover')}
              shown={monthly(settings.cover)}
              value={settings.cover}
              min={0}
              max={Math.max(300_000, settings.cover)}
              step={5_000}
              onChange={(cover) => onChange({ cover })}
            />
            {needed === undefined && <Caption>{t('notByCover')}</Caption>}
            {needed !== undefined && needed > 0 && (
              <Row>
                <Button kind="quiet" size="compact" onClick={() => onChange({ cover: needed })}>
                  {t('needed', { amount: euros(needed) })}
                </Button>
              </Row>
            )}
            <Caption>{t('coverText')}</Caption>
          </>
        )}
        <DataList
          items={[
            {
              key: 'reserve',
              label: t('reserve'),
              value: <OfFigure figure={readyMoneyFigure}>{euros(facts.reserve)}</OfFigure>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
