import type { ConsentText } from '@vp-digital/core/contracts';

const voluntary =
  'Die Einwilligung ist freiwillig und gilt nur für diesen Zweck. Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen; dafür genügt ein Wort.';

/**
 * What a person agrees to, purpose by purpose. Wordings of ours for development and demonstration; whoever runs the
 * product puts its own in their place, approved by its lawyers. A new wording is a new line: what somebody has agreed
 * to stays readable. A purpose without a wording in force is not offered.
 */
export const purposeTexts: readonly ConsentText[] = [
  {
    topic: 'healthData',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Gesundheitsangaben',
    paragraphs: [
      'Ich willige ein, dass meine Angaben zur Gesundheit, auch dazu, ob ich rauche, erfasst und gespeichert werden, um meinen Bedarf zu berechnen und mich zu Versicherungen zu beraten (Art. 9 Abs. 2 Buchst. a DSGVO).',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'documentReading',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Automatisches Auslesen von Dokumenten',
    paragraphs: [
      'Ich willige ein, dass Unterlagen, die ich vorlege, automatisch ausgelesen werden (Texterkennung), damit Angaben daraus übernommen werden können.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'dataSharing',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Weitergabe für Angebote',
    paragraphs: [
      'Ich willige ein, dass meine Angaben an Versicherer, Banken und Bausparkassen weitergegeben werden, die mir im Gespräch genannt wurden, damit sie mir ein Angebot machen. Gesundheitsangaben gehören nicht dazu.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'electronicDocuments',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Unterlagen auf elektronischem Weg',
    paragraphs: [
      'Ich möchte Unterlagen aus der Beratung, etwa die Zusammenfassung und die Beratungsdokumentation, statt auf Papier auf elektronischem Weg bekommen: über einen Link, den nur ein Code öffnet, und der mir zum Beispiel per E-Mail genannt wird. Auf Papier bekomme ich sie auf Wunsch weiterhin.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'assistantAccess',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Zugriff durch die Assistenz',
    paragraphs: [
      'Ich willige ein, dass die Assistenz meiner Beraterin oder meines Beraters die Angaben unseres Haushalts in dieser Anwendung liest und bearbeitet, um Gespräche, Unterlagen und Termine vorzubereiten. Sie gibt nichts frei und entscheidet nichts.',
      'Lehne ich das ab oder widerrufe ich es, ist der ganze Haushalt für die Assistenz sofort gesperrt. Meine Beraterin oder mein Berater und deren Vertretung arbeiten weiter mit ihm.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'aiEvaluation',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Auswertung durch künstliche Intelligenz',
    paragraphs: [
      'Diese Anwendung wertet keine Angaben durch künstliche Intelligenz aus. Die Einwilligung betrifft andere Systeme des Beratungsunternehmens, die sie hier abfragen.',
      'Ich willige ein, dass solche Systeme meine Angaben, außer denen zur Gesundheit, auswerten, um meine Beratung vorzubereiten. Eine Entscheidung über mich trifft immer ein Mensch.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'marketingPhone',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Werbung per Telefon',
    paragraphs: [
      'Ich willige ein, dass meine Beraterin oder mein Berater mich zu Finanzen und Versicherungen anruft, auch ohne dass ich darum gebeten habe (§ 7 UWG).',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'marketingEmail',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Werbung per E-Mail',
    paragraphs: [
      'Ich willige ein, dass ich Informationen und Angebote zu Finanzen und Versicherungen per E-Mail erhalte (§ 7 UWG).',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'marketingEmail',
    version: '2026-04',
    validFrom: '2026-04-01',
    title: 'Werbung per E-Mail',
    paragraphs: [
      'Ich willige ein, dass meine Beraterin oder mein Berater mir Informationen und Angebote zu Finanzen und Versicherungen per E-Mail sendet, höchstens einmal im Monat (§ 7 UWG).',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'marketingMessenger',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Werbung per Messenger',
    paragraphs: [
      'Ich willige ein, dass meine Beraterin oder mein Berater mir Informationen und Angebote zu Finanzen und Versicherungen über den Messenger sendet, den ich genannt habe (§ 7 UWG). Anbieter von Messengern können dabei eigene Daten über mich erheben.',
      voluntary,
    ],
    approved: false,
  },
  {
    topic: 'marketingPost',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Werbung per Post',
    paragraphs: [
      'Ich willige ein, dass ich Informationen und Angebote zu Finanzen und Versicherungen mit der Post erhalte.',
      voluntary,
    ],
    approved: false,
  },
];
