/**
 * Usual occupations in Germany: recognised training occupations, usual academic ones and those of the public service, from
 * general knowledge and not complete. Each in one form, from which the other follows by `formsOf`; two with a stroke between
 * them where it does not.
 */
const names = `
  Bankkaufmann | Industriekaufmann | Kaufmann für Büromanagement | Kaufmann im Einzelhandel |
  Kaufmann im Groß- und Außenhandel | Kaufmann für Versicherungen und Finanzanlagen | Versicherungskaufmann |
  Immobilienkaufmann | Speditionskaufmann | Kaufmann für Spedition und Logistikdienstleistung |
  Automobilkaufmann | Hotelkaufmann | Reiseverkehrskaufmann | Tourismuskaufmann | Veranstaltungskaufmann |
  Medienkaufmann | Kaufmann für Marketingkommunikation | Werbekaufmann | Kaufmann im Gesundheitswesen |
  Kaufmann im E-Commerce | Kaufmann für Dialogmarketing | Kaufmann für IT-System-Management |
  Informatikkaufmann | Personaldienstleistungskaufmann | Schifffahrtskaufmann | Sport- und Fitnesskaufmann |
  Fachverkäufer | Fachverkäufer im Lebensmittelhandwerk | Verkäufer | Verkaufsberater | Filialleiter |
  Handelsfachwirt | Wirtschaftsfachwirt | Bankfachwirt | Versicherungsfachwirt | Steuerfachwirt |
  Steuerfachangestellte / Steuerfachangestellter | Steuerberater | Wirtschaftsprüfer | Bilanzbuchhalter |
  Buchhalter | Finanzbuchhalter | Lohnbuchhalter | Controller | Sachbearbeiter | Sekretär |
  Assistent der Geschäftsführung | Bürokaufmann | Personalreferent | Personalsachbearbeiter | Einkäufer |
  Vertriebsmitarbeiter | Außendienstmitarbeiter | Key-Account-Manager | Produktmanager | Projektleiter |
  Finanzberater | Versicherungsmakler | Versicherungsvertreter | Immobilienmakler | Vermögensberater |
  Anlageberater | Aktuar | Unternehmensberater | Geschäftsführer | Betriebsleiter | Abteilungsleiter |
  Marketingmanager | Mediengestalter | Texter | Rechtsanwaltsfachangestellte / Rechtsanwaltsfachangestellter |
  Notarfachangestellte / Notarfachangestellter | Servicekraft im Callcenter | Kassierer | Drogist | Florist |
  Buchhändler | Fremdsprachenkorrespondent | Dolmetscher | Übersetzer | Lektor | Bibliothekar | Archivar |
  Fachangestellte für Medien- und Informationsdienste / Fachangestellter für Medien- und Informationsdienste |
  Fachkraft für Lagerlogistik | Fachlagerist | Lagerarbeiter | Lagerleiter | Kommissionierer | Staplerfahrer |
  Berufskraftfahrer | Busfahrer | Taxifahrer | Auslieferungsfahrer | Postzusteller |
  Fachkraft für Kurier-, Express- und Postdienstleistungen | Fachkraft im Fahrbetrieb | Straßenbahnfahrer |
  Lokführer | Eisenbahner im Betriebsdienst | Zugbegleiter | Fluglotse / Fluglotsin | Pilot | Flugbegleiter |
  Servicekaufmann im Luftverkehr | Binnenschiffer | Kapitän | Schiffsmechaniker | Hafenarbeiter | Disponent |
  Industriemechaniker | Zerspanungsmechaniker | Werkzeugmechaniker | Feinwerkmechaniker | Anlagenmechaniker |
  Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik | Konstruktionsmechaniker | Metallbauer |
  Schlosser | Schweißer | Dreher | Fräser | Maschinen- und Anlagenführer | Maschinenbediener | Gießer |
  Verfahrensmechaniker | Oberflächenbeschichter | Mechatroniker | Kfz-Mechatroniker | Zweiradmechatroniker |
  Land- und Baumaschinenmechatroniker | Karosserie- und Fahrzeugbaumechaniker | Fahrzeuglackierer |
  Fluggerätmechaniker | Mechatroniker für Kältetechnik | Industriemeister | Kfz-Meister | Uhrmacher |
  Goldschmied | Graveur | Feinoptiker | Büchsenmacher |
  Technischer Produktdesigner / Technische Produktdesignerin | Technischer Zeichner / Technische Zeichnerin |
  Produktionshelfer | Produktionsleiter | Monteur | Qualitätsprüfer | Werkstoffprüfer | Elektroniker |
  Elektroniker für Betriebstechnik | Elektroniker für Energie- und Gebäudetechnik |
  Elektroniker für Automatisierungstechnik | Elektroniker für Geräte und Systeme | Industrieelektriker |
  Elektriker | Elektroinstallateur | Informationselektroniker | Elektromeister |
  Fachinformatiker für Anwendungsentwicklung | Fachinformatiker für Systemintegration | IT-System-Elektroniker |
  Informatiker | Wirtschaftsinformatiker | Softwareentwickler | Programmierer | Webentwickler | IT-Architekt |
  Systemadministrator | Datenanalyst | Data Scientist | IT-Berater | IT-Projektleiter | IT-Leiter |
  IT-Sicherheitsbeauftragte / IT-Sicherheitsbeauftragter | Softwaretester |
  Datenschutzbeauftragte / Datenschutzbeauftragter | Maurer | Beton- und Stahlbetonbauer | Zimmerer / Zimmerin |
  Dachdecker | Gerüstbauer | Straßenbauer | Tiefbaufacharbeiter | Kanalbauer | Rohrleitungsbauer | Gleisbauer |
  Baugeräteführer | Kranführer | Fliesenleger | Estrichleger | Bodenleger | Parkettleger | Stuckateur |
  Trockenbaumonteur | Maler und Lackierer / Malerin und Lackiererin | Glaser |
  Rollladen- und Sonnenschutzmechatroniker | Tischler | Schreiner | Holzmechaniker | Raumausstatter |
  Steinmetz / Steinmetzin | Ofenbauer | Schornsteinfeger | Klempner | Spengler | Isolierer | Brunnenbauer |
  Bauhelfer | Polier | Bauleiter | Bautechniker | Bauzeichner | Vermessungstechniker | Architekt |
  Innenarchitekt | Landschaftsarchitekt | Stadtplaner | Bauingenieur | Gebäudereiniger | Reinigungskraft |
  Hausmeister | Facility-Manager | Energieberater | Gutachter | Maschinenbauingenieur | Elektroingenieur |
  Wirtschaftsingenieur | Verfahrensingenieur | Umweltingenieur | Vermessungsingenieur | Entwicklungsingenieur |
  Konstrukteur | Ingenieur | Techniker | Maschinenbautechniker | Elektrotechniker | Chemiker | Physiker |
  Mathematiker | Biologe / Biologin | Geologe / Geologin | Geograf | Meteorologe / Meteorologin | Statistiker |
  Chemikant | Chemielaborant | Biologielaborant | Physiklaborant | Pharmakant | Laborassistent |
  Milchtechnologe / Milchtechnologin | Papiertechnologe / Papiertechnologin |
  Chemisch-technische Assistentin / Chemisch-technischer Assistent | Produktionsfachkraft Chemie |
  Fachkraft für Abwassertechnik | Fachkraft für Wasserversorgungstechnik |
  Fachkraft für Kreislauf- und Abfallwirtschaft |
  Wissenschaftlicher Mitarbeiter / Wissenschaftliche Mitarbeiterin | Professor | Hochschuldozent |
  Arzt / Ärztin | Hausarzt / Hausärztin | Fachärztin / Facharzt | Oberarzt / Oberärztin | Chefarzt / Chefärztin |
  Assistenzarzt / Assistenzärztin | Zahnarzt / Zahnärztin | Tierarzt / Tierärztin |
  Kieferorthopäde / Kieferorthopädin | Chirurg | Kinderarzt / Kinderärztin | Anästhesist |
  Radiologe / Radiologin | Apotheker | Psychologe / Psychologin | Psychotherapeut | Heilpraktiker |
  Pflegefachfrau / Pflegefachmann | Gesundheits- und Krankenpfleger | Krankenschwester / Krankenpfleger |
  Gesundheits- und Kinderkrankenpfleger | Altenpfleger | Altenpflegehelfer | Pflegehelfer | Pflegedienstleiter |
  Hebamme / Entbindungspfleger | Notfallsanitäter | Rettungssanitäter |
  Medizinische Fachangestellte / Medizinischer Fachangestellter |
  Zahnmedizinische Fachangestellte / Zahnmedizinischer Fachangestellter |
  Tiermedizinische Fachangestellte / Tiermedizinischer Fachangestellter |
  Pharmazeutisch-technische Assistentin / Pharmazeutisch-technischer Assistent |
  Pharmazeutisch-kaufmännische Angestellte / Pharmazeutisch-kaufmännischer Angestellter |
  Medizinisch-technische Assistentin / Medizinisch-technischer Assistent |
  Operationstechnische Assistentin / Operationstechnischer Assistent |
  Anästhesietechnische Assistentin / Anästhesietechnischer Assistent | Physiotherapeut | Ergotherapeut |
  Logopäde / Logopädin | Podologe / Podologin | Masseur | Osteopath | Diätassistent | Ernährungsberater |
  Augenoptiker | Hörakustiker | Orthopädietechnik-Mechaniker | Orthopädieschuhmacher | Zahntechniker |
  Dentalhygieniker | Pharmareferent | Medizintechniker | Heilerziehungspfleger | Fitnesstrainer |
  Betreuungskraft | Erzieher | Sozialpädagogische Assistentin / Sozialpädagogischer Assistent | Kinderpfleger |
  Tagesmutter / Tagesvater | Sozialpädagoge / Sozialpädagogin | Sozialarbeiter | Sozialassistent |
  Heilpädagoge / Heilpädagogin | Schulbegleiter | Lehrer | Grundschullehrer | Gymnasiallehrer | Realschullehrer |
  Berufsschullehrer | Förderschullehrer | Musiklehrer | Sportlehrer | Fahrlehrer | Schulleiter |
  Studienrat / Studienrätin | Oberstudienrat / Oberstudienrätin | Referendar | Kitaleiter | Ausbilder | Trainer |
  Coach | Pfarrer | Pastor | Diakon | Familienpfleger |
  Verwaltungsfachangestellte / Verwaltungsfachangestellter | Verwaltungsfachwirt |
  Verwaltungsbeamter / Verwaltungsbeamtin | Finanzbeamter / Finanzbeamtin | Zollbeamter / Zollbeamtin |
  Polizeibeamter / Polizeibeamtin | Polizist | Bundespolizist | Justizvollzugsbeamter / Justizvollzugsbeamtin |
  Justizfachangestellte / Justizfachangestellter | Rechtspfleger | Richter | Staatsanwalt / Staatsanwältin |
  Rechtsanwalt / Rechtsanwältin | Notar | Jurist | Syndikusrechtsanwalt / Syndikusrechtsanwältin |
  Patentanwalt / Patentanwältin | Feuerwehrmann | Brandmeister | Soldat | Offizier | Berufssoldat | Zeitsoldat |
  Sozialversicherungsfachangestellte / Sozialversicherungsfachangestellter |
  Fachangestellte für Arbeitsmarktdienstleistungen / Fachangestellter für Arbeitsmarktdienstleistungen |
  Fachkraft für Schutz und Sicherheit | Sicherheitsmitarbeiter | Detektiv | Diplomat |
  Abgeordnete / Abgeordneter | Bürgermeister | Gerichtsvollzieher | Straßenwärter |
  Fachkraft für Arbeitssicherheit | Koch / Köchin | Küchenchef | Küchenhelfer | Beikoch / Beiköchin | Bäcker |
  Konditor | Fleischer | Metzger | Brauer und Mälzer / Brauerin und Mälzerin | Müller | Winzer |
  Fachkraft für Lebensmitteltechnik | Lebensmitteltechniker | Hotelfachmann | Restaurantfachmann |
  Fachkraft für Gastronomie | Fachmann für Systemgastronomie | Kellner | Barkeeper | Gastwirt | Hoteldirektor |
  Hauswirtschafter | Haushaltshilfe | Sommelier / Sommelière | Landwirt | Gärtner | Landschaftsgärtner |
  Gartenbauingenieur | Forstwirt | Förster | Fischwirt | Tierwirt | Tierpfleger | Pferdewirt | Imker | Jäger |
  Agraringenieur | Agrartechniker | Baumpfleger | Hufschmied | Grafiker | Grafikdesigner | Designer | Fotograf |
  Kameramann | Journalist | Redakteur | Moderator | Autor | Schauspieler | Musiker | Sänger | Tänzer | Künstler |
  Bildhauer | Regisseur | Tontechniker | Veranstaltungstechniker | Fachkraft für Veranstaltungstechnik |
  Drucker | Medientechnologe / Medientechnologin | Buchbinder | Friseur | Kosmetiker | Maskenbildner | Visagist |
  Tätowierer | Schneider | Maßschneider | Modeschneider | Textilreiniger | Schuhmacher | Sattler |
  Polsterer / Polsterin | Keramiker | Orgelbauer | Klavierbauer | Geigenbauer | Bestattungsfachkraft |
  Bestatter | Restaurator | Historiker | Archäologe / Archäologin | Politikwissenschaftler |
  Soziologe / Soziologin | Volkswirt | Betriebswirt | Diplom-Kaufmann | Pressesprecher | Social-Media-Manager |
  Eventmanager | Profisportler
`;

/** What does not change with who does the work. */
const ofAll = /(?:kraft|hilfe|Coach|Scientist)(?=\s|$)/;

/** "Kaufmann im Einzelhandel" and "Kauffrau im Einzelhandel", "Beton- und Stahlbetonbauer" and "… -bauerin". */
function formsOf(name: string): readonly string[] {
  if (name.includes(' / ')) return name.split(' / ');
  if (ofAll.test(name)) return [name];
  if (/mann(?=\s|$)/.test(name)) return [name, name.replace(/mann(?=\s|$)/, 'frau')];
  return [name, name.replace(/^(?:\S+- und )?\S+/, (worker) => `${worker}in`)];
}

/** Both forms of each, in the order of the alphabet. */
export const professions: readonly string[] = names
  .split('|')
  .flatMap((name) => formsOf(name.trim()))
  .toSorted((one, other) => one.localeCompare(other, 'de'));
