import type { ActingAdvisor } from '@vp-digital/core/contracts';
import type { PageProps, SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { fromQuery, LoadedState } from '@vp-digital/core/parts';
import { useHasPermission, useHost } from '@vp-digital/core/platform';
import { permissions, routes } from '@vp-digital/core/reference';
import { Alert, Button, Card, DataList, Page, Stack, StepBar, TextLink } from '@vp-digital/core/ui';
import { useActingAdvisorQuery } from './api';
import { HandedOverCard } from './HandedOverCard';
import { lackOf, type Slide, useSlides } from './useSlides';

/** Unternehmenspräsentation: who advises, how, and what that is paid by; the company's own presentation where there is one. */
export default function CompanyPresentationPage({ data }: PageProps<Pick<SectionData, 'persons'>>) {
  const { t } = useTranslation('analysis', { keyPrefix: 'companyPresentation' });
  const { shell, config } = useHost();
  const householdId = useHouseholdId();
  const url = config.external.companyPresentation;
  return (
    <Page
      name={t('name')}
      headline={t('headline')}
      actions={
        url !== undefined && (
          <Button onClick={() => shell.send('navigateToNewWindow', { url })}>{t('external')}</Button>
        )
      }
    >
      <LoadedState result={fromQuery(useActingAdvisorQuery())}>
        {(advisor) => (
          <Stack>
            <Slides {...advisor} />
            <HandedOverCard persons={data.persons} />
          </Stack>
        )}
      </LoadedState>
      <StepBar back={{ label: t('back'), href: routes.analysis.href({ householdId }) }} />
    </Page>
  );
}

function Slides(advisor: ActingAdvisor) {
  const { title, facts, steps, paid } = useSlides(advisor);
  return (
    <>
      <Card title={title.who}>
        <Stack gap="medium">
          <DataList items={facts} />
          <Lack slide="who" {...advisor} />
        </Stack>
      </Card>
      <Card title={title.how}>
        <Stack gap="medium">
          {steps.map((step) => (
            <div key={step.key}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          ))}
        </Stack>
      </Card>
      <Card title={title.paid}>
        <Stack gap="medium">
          {paid.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
          <Lack slide="paid" {...advisor} />
        </Stack>
      </Card>
    </>
  );
}

/** That a slide says less than it should, with the way to the field for whom it belongs to. */
function Lack({ slide, name, isOwn, profile }: ActingAdvisor & { slide: Slide }) {
  const { t } = useTranslation('analysis', { keyPrefix: 'companyPresentation' });
  const maySay = useHasPermission(permissions.userSettings) && isOwn;
  const lack = lackOf(slide, profile);
  if (lack === undefined) return undefined;
  return (
    <Alert
      tone="info"
      title={maySay ? t('lack.own') : t('lack.other', { name })}
      action={
        maySay && (
          <TextLink href={`${routes.advisorSelection.href({})}?fokus=${lack}`}>{t('lack.complete')}</TextLink>
        )
      }
    />
  );
}
