import { CustomerCard, CustomerPage, NextStep } from '@vp-digital/core/customer';
import type { ReactNode } from 'react';
import { Lines, type Slide } from './DeckPage';

export interface DeckCustomerProps {
  ask: string;
  name: string;
  headline: ReactNode;
  slides: readonly Slide[];
  next: { about: string; text: string };
}

/** The slides of a deck for the customer, without the advisor's notes. */
export const DeckCustomer = ({ ask, name, headline, slides, next }: DeckCustomerProps) => (
  <CustomerPage ask={ask} name={name} headline={headline}>
    {slides.map(({ key, title, lines }) => (
      <CustomerCard key={key} title={title}>
        <Lines lines={lines} />
      </CustomerCard>
    ))}
    <NextStep about={next.about}>{next.text}</NextStep>
  </CustomerPage>
);
