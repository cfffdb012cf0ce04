import type { ConsentText } from '@vp-digital/core/contracts';

/**
 * What customers are given to read. Wordings of ours for development and demonstration; whoever runs the product puts
 * its own in their place, approved by its lawyers. A new wording is a new line: what was handed over stays readable.
 */
export const informationTexts: readonly ConsentText[] = [
  {
    topic: 'dataProtectionInformation',
    version: '2024-01',
    validFrom: '2024-01-01',
    title: 'Datenschutzinformation',
    paragraphs: [
      'Wir verarbeiten Ihre Angaben, um Sie zu Ihren Finanzen und Versicherungen zu beraten.',
      'Sie können Auskunft, Berichtigung und Löschung verlangen und sich bei einer Aufsichtsbehörde beschweren.',
    ],
    approved: false,
  },
  {
    topic: 'dataProtectionInformation',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Datenschutzinformation',
    paragraphs: [
      'Verantwortlich ist das Beratungsunternehmen, das Ihnen diese Information gibt. Name, Anschrift und Kontakt des Datenschutzbeauftragten stehen auf der Rückseite oder in der Fußzeile der ausgehändigten Unterlage.',
      'Zweck: Wir verarbeiten die Angaben, die Sie und Ihr Haushalt uns machen, um Ihre finanzielle Lage zu analysieren, Sie zu beraten und die Beratung zu dokumentieren. Rechtsgrundlagen sind die Anbahnung und Durchführung eines Vertrags auf Ihre Anfrage (Art. 6 Abs. 1 Buchst. b DSGVO), gesetzliche Pflichten zur Dokumentation (Buchst. c) und, wo Sie eingewilligt haben, Ihre Einwilligung (Buchst. a, für Gesundheitsangaben Art. 9 Abs. 2 Buchst. a).',
      'Empfänger: Ihre Beraterin oder Ihr Berater, deren Vertretung und Assistenz sowie Dienstleister, die die Anwendung betreiben. An Versicherer, Banken und Bausparkassen geben wir Angaben nur weiter, wenn Sie einen Antrag stellen oder eingewilligt haben.',
      'Dauer: Wir bewahren Beratungsunterlagen so lange auf, wie es das Gesetz verlangt. Daten, für die es keinen Grund mehr gibt, löschen wir.',
      'Ihre Rechte: Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung, Datenübertragbarkeit und Widerspruch. Eine Einwilligung können Sie jederzeit widerrufen; die Verarbeitung bis dahin bleibt rechtmäßig. Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren.',
      'Sie müssen keine Angaben machen. Ohne sie können wir Sie aber nicht oder nur allgemein beraten. Automatisierte Entscheidungen über Sie treffen wir nicht.',
    ],
    approved: false,
  },
  {
    topic: 'initialInformation',
    version: '2025-07',
    validFrom: '2025-07-01',
    title: 'Erstinformation',
    paragraphs: [
      'Diese Information erhalten Sie beim ersten Geschäftskontakt (§ 15 VersVermV). Sie nennt Name und Anschrift Ihrer Vermittlerin oder Ihres Vermittlers, den Status (gebundener Vertreter, Vertreter mit Erlaubnis oder Makler), die Nummer im Vermittlerregister und die Stelle, bei der Sie sie prüfen können.',
      'Sie nennt außerdem die Art der Vergütung, Beteiligungen an oder von Versicherungsunternehmen und die Schlichtungsstellen, an die Sie sich wenden können. Die Angaben Ihrer Beraterin oder Ihres Beraters stehen in der ausgehändigten Unterlage.',
    ],
    approved: false,
  },
];
