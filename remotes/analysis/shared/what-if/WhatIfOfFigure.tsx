import { OfFigure, useFigureTexts } from '@vp-digital/core/figures';
import { WhatIf, type WhatIfProps } from '@vp-digital/core/forms';
import type { Figure } from '@vp-digital/core/household';
import { useTranslation } from '@vp-digital/core/libs/i18n';
import { useFormat } from '@vp-digital/core/platform';
import { Button, Card } from '@vp-digital/core/ui';

export interface WhatIfOfFigureProps extends Omit<WhatIfProps, 'label' | 'format'> {
  figure: Pick<Figure, 'name' | 'documents'>;
  onClose(): void;
}

/** A figure that is tried out, below where it stands. */
export function WhatIfOfFigure({ figure, onClose, ...props }: WhatIfOfFigureProps) {
  const { t } = useTranslation('household/whatIf');
  const { word } = useFigureTexts();
  const { euros } = useFormat();
  const label = word(figure.name);
  return (
    <OfFigure figure={figure}>
      <Card
        title={t('title', { figure: label })}
        actions={
          <Button kind="quiet" size="compact" onClick={onClose}>
            {t('close')}
          </Button>
        }
      >
        <WhatIf {...props} label={label} format={(amount) => euros(amount)} />
      </Card>
    </OfFigure>
  );
}
