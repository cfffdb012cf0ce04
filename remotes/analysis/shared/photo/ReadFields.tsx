import { useTranslation } from '@vp-digital/core/libs/i18n';
import { Button, Checkbox } from '@vp-digital/core/ui';

export interface ReadFieldsProps<Name extends string> {
  /** What was read. */
  names: readonly Name[];
  textOf(name: NoInfer<Name>): string;
  doubtOf(name: NoInfer<Name>): string | undefined;
  confirmed: readonly NoInfer<Name>[];
  onConfirm(confirmed: readonly NoInfer<Name>[]): void;
}

/** The values that were read, none of them ticked at first; what is certain is ticked together, the rest one by one. */
export function ReadFields<Name extends string>(props: ReadFieldsProps<Name>) {
  const { names, textOf, doubtOf, confirmed, onConfirm } = props;
  const { t } = useTranslation('analysis', { keyPrefix: 'photos' });
  const certain = names.filter((name) => doubtOf(name) === undefined);
  return (
    <>
      {certain.length > 1 && (
        <div>
          <Button
            kind="quiet"
            size="compact"
            disabled={certain.every((name) => confirmed.includes(name))}
            onClick={() => onConfirm([...new Set([...confirmed, ...certain])])}
          >
            {t('all', { count: certain.length })}
          </Button>
        </div>
      )}
      {names.map((name) => (
        <Checkbox
          key={name}
          label={textOf(name)}
          warning={doubtOf(name)}
          value={confirmed.includes(name)}
          onChange={(checked) =>
            onConfirm(checked ? [...confirmed, name] : confirmed.filter((other) => other !== name))
          }
        />
      ))}
    </>
  );
}
