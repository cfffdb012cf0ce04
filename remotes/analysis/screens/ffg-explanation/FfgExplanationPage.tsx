import type { DataOf, PageProps } from '@vp-digital/core/household';
import { Trans, useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { ShownCards, useFullScreen } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Button, Card, Columns, Key, Page, StepBar, TextLink } from '@vp-digital/core/ui';
import type { documents } from '../../shared/documents';
import { useSteps } from '../../shared/steps/useSteps';
import { useBeginsTalk } from '../../shared/talk/talkRuns';
import { CriteriaTable } from './CriteriaTable';
import { ThemesCard } from './ThemesCard';

const slides = ['where', 'grade', 'data', 'take'] as const;

/** Why money is talked about, how the talk goes, and what happens to what is told: before the first question is asked. */
export default function FfgExplanationPage({ data }: PageProps<DataOf<typeof documents.ffgExplanation>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'ffgExplanation' });
  const householdId = useHouseholdId();
  const { isShown, show, close } = useFullScreen();
  const steps = useSteps('ffgExplanation');
  useBeginsTalk();
  return (
    <Page
      name={t('name')}
      headline={<Trans t={t} i18nKey="headline" components={{ key: <Key /> }} />}
      actions={<Button onClick={show}>{t('show')}</Button>}
    >
      {isShown && (
        <ShownCards
          name={t('name')}
          cards={slides.map((slide) => ({
            key: slide,
            title: t(`slide.${slide}.title`),
            content: <p>{t(`slide.${slide}.text`)}</p>,
          }))}
          onClose={close}
        />
      )}
      <Columns stretch>
        {slides.map((slide) => (
          <Card key={slide} title={t(`slide.${slide}.title`)}>
            <p>{t(`slide.${slide}.text`)}</p>
            {slide === 'data' && (
              <TextLink href={routes.dataProtection.href({ householdId })}>{t('toConsents')}</TextLink>
            )}
          </Card>
        ))}
      </Columns>
      <Columns>
        <Card title={t('criteria')} caption={t('criteriaCaption')}>
          <CriteriaTable />
        </Card>
        <ThemesCard data={data} />
      </Columns>
      <StepBar {...steps} />
    </Page>
  );
}
