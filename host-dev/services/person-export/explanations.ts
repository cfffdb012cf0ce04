/**
 * What Art. 15 (1) GDPR has to be told beside the data. Wordings of ours, in German whatever the language of the page;
 * to be verified by a lawyer, as `approved` says.
 */
export const explanations = {
  approved: false,
  purposes:
    'Analyse der finanziellen Lage und Beratung auf Anfrage des Haushalts; Dokumentation der Beratung; weitere Zwecke nur mit Einwilligung (siehe Einwilligungen).',
  categories:
    'Stammdaten, Anschriften, Berufe, Steuerangaben, Einkommen, Ausgaben, Verträge, Vermögen, Verbindlichkeiten, Wünsche und Ziele, Angaben zu Absicherung und Ruhestand, Gesprächsnotizen, Bewertungen, Dateien, Angaben vorab, die noch zu übernehmen sind.',
  recipients:
    'Beraterinnen und Berater mit Zugang zum Haushalt, deren Vertretung und Assistenz; Dienstleister, die die Anwendung betreiben. Namen von Beschäftigten werden nicht mitgeteilt.',
  storage:
    'Beratungsunterlagen so lange, wie das Gesetz es verlangt; Nachweise von Einwilligungen, solange sie zu führen sind; sonst bis zur Löschung auf Verlangen.',
  rights:
    'Berichtigung, Löschung, Einschränkung der Verarbeitung, Widerspruch, Datenübertragbarkeit, Widerruf von Einwilligungen, Beschwerde bei einer Datenschutz-Aufsichtsbehörde.',
  origin:
    'Wo bekannt, nennt die Herkunft eines Eintrags, woher er stammt; sonst eigene Angaben des Haushalts.',
  automatedDecisions: 'Keine (Art. 22 DSGVO).',
  units: 'Beträge sind ganze Cent, Sätze ganze Basispunkte (100 = 1 %), Tage YYYY-MM-DD, Zeitpunkte in UTC.',
  others:
    'Einträge, die nur andere Personen betreffen, sind nicht enthalten. Vor der Herausgabe ist zu prüfen, ob Freitexte Rechte anderer berühren (Art. 15 Abs. 4 DSGVO).',
  internalNotes:
    'Interne Notizen der Beratung sind nicht enthalten; ob und wie weit sie mitzuteilen sind, ist vor der Herausgabe zu prüfen.',
  formerHouseholds:
    'Stände aus Haushalten, aus denen die Person ausgezogen ist, sind enthalten; wie viele dieser Haushalte nicht offenstehen und gesondert anzufragen sind, nennt „notOpen“.',
  reports:
    'Freigegebene Zusammenfassungen stehen mit Tag, Umfang und Übergabe bei ihrem Stand („reports“). Ihre Dateien und Anlagen betreffen den ganzen Haushalt: Kopien werden beigelegt, soweit sie Rechte anderer nicht berühren (Art. 15 Abs. 4 DSGVO).',
  recommendations:
    'Wie viele Empfehlungscodes die Person weitergegeben hat, nennt „given“. Wer darüber gekommen ist, betrifft andere und ist nicht enthalten.',
  healthChart:
    'Gesundheitsangaben zur privaten Krankenversicherung stehen nur in der Auskunft der Person selbst („healthChart“), nie in der des Haushalts oder anderer; sind sie gelöscht, bleiben Zeitpunkt, Anzahl und Prüfzeichen.',
  files:
    'Wen die Dateien des Haushalts betreffen, ist nicht festgehalten; wie viele es sind, nennt „kept“. Vor der Herausgabe ist zu prüfen, welche die Person betreffen; ihre Kopien werden beigelegt.',
} as const;
