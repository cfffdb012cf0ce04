import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useHost } from '@vp-digital/core/platform';
import { useLocation } from '@vp-digital/core/libs/router';
import type { Language } from '@vp-digital/core/shell';
import { Alert, PageFooter, ProductMark, SegmentedChoice, takeMainId } from '@vp-digital/core/ui';
import { FanPicture } from './FanPicture';
import classes from './LoginPage.module.css';
import { LoginButton } from './LoginButton';

/**
 * The only entry for advisors: one button to the organisation's sign-in page. With `?abgemeldet=anderswo` it says that another
 * window has signed out.
 */
export default function LoginPage() {
  const { t, i18n } = useTranslation('haushalt', { keyPrefix: 'login' });
  const { clock, config, shell } = useHost();
  const isSignedOutElsewhere = new URLSearchParams(useLocation().search).get('abgemeldet') === 'anderswo';
  const language: Language = i18n.language === 'en' ? 'en' : 'de';
  return (
    <div className={classes['page']}>
      <div className={classes['form']}>
        <header className={classes['head']}>
          <ProductMark />
          {config.environment !== 'prod' && (
            <span className={classes['environment']}>{config.environment}</span>
          )}
          <div className={classes['language']}>
            <SegmentedChoice
              label={t('language')}
              hideLabel
              options={[
                { value: 'de', label: 'Deutsch' },
                { value: 'en', label: 'English' },
              ]}
              value={language}
              onChange={(chosen) => shell.send('setLanguage', { language: chosen })}
            />
          </div>
        </header>
        <main ref={takeMainId} className={classes['main']}>
          <h1>{t('title')}</h1>
          <p className={classes['text']}>{t('description')}</p>
          {isSignedOutElsewhere && (
            <Alert tone="warning" title={t('signedOutElsewhere')} announce>
              {t('signedOutElsewhereText')}
            </Alert>
          )}
          {config.notice && (
            <Alert tone="warning" title={t('restricted')}>
              {config.notice[language]}
            </Alert>
          )}
          <LoginButton />
          <Alert tone="info" title={t('infoTitle')}>
            {t('infoDescription')}
          </Alert>
        </main>
        <PageFooter
          kind="bare"
          year={clock.now().getFullYear()}
          privacyHref={config.links.privacy}
          imprintHref={config.links.imprint}
        />
      </div>
      <aside className={classes['picture']}>
        <p className={classes['claim']}>{t('claim')}</p>
        <FanPicture />
      </aside>
    </div>
  );
}
