import type { Recommendations } from '@vp-digital/core/contracts';
import { type PageProps, personsInOrder, type SectionData } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHouseholdId } from '@vp-digital/core/micro-app';
import { LoadedState } from '@vp-digital/core/parts';
import { routes } from '@vp-digital/core/reference';
import { Alert, Button, Page, Stack, StepBar, useOffers } from '@vp-digital/core/ui';
import { useRevokeRecommendationMutation } from '../../api';
import { CodeCard } from '../../shared/codes/CodeCard';
import { CodesTable } from '../../shared/codes/CodesTable';
import { ContactCard } from '../../shared/codes/ContactCard';
import { NewCode } from '../../shared/codes/NewCode';
import { openCode, useCodes } from '../../shared/codes/useCodes';

type Data = Pick<SectionData, 'persons'>;

/** Weiterempfehlung: a code that the customer passes on, and who has come by one and wants to be contacted. */
export default function RecommendationPage({ data }: PageProps<Data>) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendation' });
  const householdId = useHouseholdId();
  return (
    <Page name={t('name')} headline={t('headline')} caption={t('caption')}>
      <LoadedState result={useCodes('recommendations')}>
        {(codes) => <Codes codes={codes} persons={data.persons} />}
      </LoadedState>
      <StepBar
        back={{
          label: t('back'),
          href: routes.wishesAndRecommendations.href({ legacyHouseholdId: householdId }),
        }}
      />
    </Page>
  );
}

function Codes({ codes, persons }: { codes: Recommendations } & Data) {
  const { t } = useTranslation('terminabschluss', { keyPrefix: 'recommendation' });
  const householdId = useHouseholdId();
  const [revoke, { isError }] = useRevokeRecommendationMutation();
  const { items, takesContacts } = codes;
  const code = openCode(items);
  const giver = personsInOrder({ persons }).find(({ id }) => id === code?.giverId)?.name ?? '';
  const mailTo = (url: string) =>
    `mailto:?subject=${encodeURIComponent(t('mail.subject'))}&body=${encodeURIComponent(t('mail.text', { url }))}`;
  const toWhatsapp = routes.recommendationByWhatsapp.href({ householdId });
  const offers = useOffers();
  return (
    <Stack>
      {!takesContacts && (
        <Alert tone="warning" title={t('noMail')}>
          {t('noMailText')}
        </Alert>
      )}
      {isError && <Alert tone="negative" announce title={t('notRevoked')} />}
      {code && (
        <CodeCard
          code={code}
          title={t('card.title', { giver })}
          cardText={t('card.text', { giver })}
          onRevoke={() =>
            void revoke({ householdId, list: 'recommendations', recommendationId: code.recommendationId })
          }
          ways={[
            ...(offers(toWhatsapp)
              ? [
                  {
                    key: 'whatsapp',
                    title: t('ways.whatsapp'),
                    text: t('ways.whatsappText'),
                    action: <Button href={toWhatsapp}>{t('whatsapp')}</Button>,
                  },
                ]
              : []),
            {
              key: 'mail',
              title: t('ways.mail'),
              text: t('ways.mailText'),
              action: (
                <Button external href={mailTo(code.url)}>
                  {t('mail.button')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <NewCode list="recommendations" title={t(code ? 'another' : 'first')} persons={persons} />
      {items.flatMap(({ recommendationId, contacts }) =>
        contacts.map((contact) => (
          <ContactCard
            key={contact.contactId}
            list="recommendations"
            recommendationId={recommendationId}
            contact={contact}
          />
        )),
      )}
      <CodesTable items={items} persons={persons} />
    </Stack>
  );
}
