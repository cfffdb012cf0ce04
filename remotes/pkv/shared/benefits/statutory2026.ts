import { benefit, type StatutoryBenefits } from './benefit';

/**
 * What the statutory funds pay by law, as of 2026: our reading in a few words, levels are our own ranking. Source: SGB V, the paragraph at each;
 * contract clauses and optional benefits of single funds are not in it.
 */
export const statutory2026: StatutoryBenefits = {
  from: '2026-01-01',
  benefits: {
    doctorChoice: {
      ...benefit(2, 'freie Wahl unter Kassenärzten', 'any doctor with a statutory contract'),
      paragraph: '§ 76 SGB V',
    },
    doctorFees: {
      ...benefit(0, 'kein Honorar über dem Kassensatz', 'no fees above the statutory rate'),
      paragraph: '§ 13 Abs. 2 SGB V',
    },
    medicines: {
      ...benefit(
        2,
        'zugelassene Mittel, 5 bis 10 € Zuzahlung',
        'licensed medicines, co-payment of €5 to €10',
      ),
      paragraph: '§§ 31, 61 SGB V',
    },
    aids: {
      ...benefit(2, 'nach Verzeichnis, 5 bis 10 € Zuzahlung', 'as listed, co-payment of €5 to €10'),
      paragraph: '§ 33 SGB V',
    },
    psychotherapy: {
      ...benefit(3, 'nach Bewilligung, Richtlinienverfahren', 'on approval, recognised methods'),
      paragraph: '§ 28 Abs. 3 SGB V',
    },
    alternative: { ...benefit(0, 'nein', 'no'), paragraph: '§ 34 SGB V' },
    therapies: {
      ...benefit(
        2,
        'Heilmittelkatalog, 10 % und 10 € je Verordnung',
        'catalogue, 10% and €10 per prescription',
      ),
      paragraph: '§ 32 SGB V',
    },
    prevention: {
      ...benefit(
        2,
        'gesetzliche Programme, Impfungen nach STIKO',
        'statutory programmes, recommended vaccinations',
      ),
      paragraph: '§§ 20i, 25 SGB V',
    },
    fertility: {
      ...benefit(1, '50 % für drei Versuche, nur Ehepaare', '50% of three attempts, married couples only'),
      paragraph: '§ 27a SGB V',
    },
    telemedicine: {
      ...benefit(2, 'Videosprechstunde bei Kassenärzten', 'video appointments with statutory doctors'),
      paragraph: '§ 365 SGB V',
    },
    transport: {
      ...benefit(
        2,
        'wenn medizinisch nötig, 5 bis 10 € Zuzahlung',
        'if medically necessary, co-payment of €5 to €10',
      ),
      paragraph: '§ 60 SGB V',
    },
    room: { ...benefit(0, 'Mehrbettzimmer', 'shared room'), paragraph: '§ 39 SGB V' },
    chiefPhysician: { ...benefit(0, 'diensthabender Arzt', 'doctor on duty'), paragraph: '§ 39 SGB V' },
    hospitalFees: { ...benefit(0, 'kein privates Honorar', 'no private fees'), paragraph: '§ 39 SGB V' },
    privateClinic: {
      ...benefit(0, 'nur zugelassene Krankenhäuser', 'approved hospitals only'),
      paragraph: '§ 108 SGB V',
    },
    roomingIn: {
      ...benefit(2, 'Begleitung, wenn medizinisch nötig', 'companion if medically necessary'),
      paragraph: '§ 11 Abs. 3 SGB V',
    },
    rehabilitation: {
      ...benefit(2, 'wenn medizinisch nötig, 10 € am Tag', 'if medically necessary, €10 a day'),
      paragraph: '§ 40 SGB V',
    },
    cureDaily: { ...benefit(0, 'nein', 'no'), paragraph: '§ 23 SGB V' },
    psychiatryDays: {
      ...benefit(3, 'ohne Begrenzung der Tage', 'no limit of days'),
      paragraph: '§ 39 SGB V',
    },
    hospitalAllowance: { ...benefit(0, 'nein', 'no'), paragraph: '§ 39 SGB V' },
    hospice: { ...benefit(3, 'stationär und ambulant', 'inpatient and at home'), paragraph: '§ 39a SGB V' },
    dentalTreatment: {
      ...benefit(2, 'Kassenleistung, Füllungen nach Richtlinie', 'statutory treatment, standard fillings'),
      paragraph: '§ 28 Abs. 2 SGB V',
    },
    dentures: {
      ...benefit(
        1,
        'Festzuschuss 60 bis 75 % der Regelversorgung',
        'fixed subsidy, 60 to 75% of standard care',
      ),
      paragraph: '§ 55 SGB V',
    },
    orthodontics: {
      ...benefit(
        2,
        'Kinder ab Grad 3, Erwachsene nur in Ausnahmen',
        'children from degree 3, adults by exception',
      ),
      paragraph: '§ 29 SGB V',
    },
    prophylaxis: {
      ...benefit(1, 'nur Kontrolle und Zahnstein', 'check-up and tartar only'),
      paragraph: '§§ 22, 28 SGB V',
    },
    inlays: { ...benefit(1, 'wie eine Füllung', 'like a filling'), paragraph: '§ 28 Abs. 2 SGB V' },
    implants: {
      ...benefit(1, 'nur Festzuschuss auf den Ersatz', 'fixed subsidy for the denture only'),
      paragraph: '§ 55 SGB V',
    },
    dentalFees: { ...benefit(1, 'Regelversorgung', 'standard care'), paragraph: '§ 55 SGB V' },
    materials: { ...benefit(1, 'Regelversorgung', 'standard care'), paragraph: '§ 55 SGB V' },
    glasses: {
      ...benefit(0, 'nur Kinder und starke Sehschwäche', 'children and severe impairment only'),
      paragraph: '§ 33 Abs. 2 SGB V',
    },
    contactLenses: { ...benefit(0, 'nur in Ausnahmen', 'by exception only'), paragraph: '§ 33 Abs. 3 SGB V' },
    laserSurgery: { ...benefit(0, 'nein', 'no'), paragraph: '§ 27 SGB V' },
    glassesChildren: {
      ...benefit(2, 'bis 18, Gläser zum Festbetrag', 'up to 18, lenses at a fixed amount'),
      paragraph: '§ 33 Abs. 2 SGB V',
    },
    europe: {
      ...benefit(2, 'EU zum Satz des Landes, Europäische Karte', "EU at the country's rates, European card"),
      paragraph: '§ 13 Abs. 4 SGB V',
    },
    worldwide: { ...benefit(0, 'nein', 'no'), paragraph: '§ 16 SGB V' },
    returnTransport: { ...benefit(0, 'nein', 'no'), paragraph: '§ 60 Abs. 4 SGB V' },
    treatmentAbroad: {
      ...benefit(1, 'EU nach Genehmigung', 'EU once approved'),
      paragraph: '§ 13 Abs. 5 SGB V',
    },
    movingAbroad: {
      ...benefit(1, 'EU mit eigener Regelung', 'EU under its own rules'),
      paragraph: '§ 17 SGB V',
    },
    costLevel: { ...benefit(1, 'Satz des Landes', "the country's rates"), paragraph: '§ 13 Abs. 4 SGB V' },
    refund: { ...benefit(1, 'nur als Wahltarif', 'as an optional tariff only'), paragraph: '§ 53 SGB V' },
    upgrade: {
      ...benefit(0, 'Leistungen nach Gesetz, nicht wählbar', 'benefits by law, not a choice'),
      paragraph: '§ 11 SGB V',
    },
    aidOption: {
      ...benefit(
        1,
        'bleibt bestehen, Zuschuss nur mit pauschaler Beihilfe',
        'continues, a share only with flat-rate aid',
      ),
      paragraph: '§ 6 SGB V',
    },
    relief: {
      ...benefit(2, 'Beitrag folgt der Rente', 'contribution follows the pension'),
      paragraph: '§ 237 SGB V',
    },
    premiumFree: {
      ...benefit(
        3,
        'beitragsfrei in Elternzeit, wenn sonst keine Einnahmen',
        'free during parental leave if there is no other income',
      ),
      paragraph: '§ 224 SGB V',
    },
    suspension: {
      ...benefit(1, 'Anwartschaft bei Auslandsaufenthalt', 'dormant membership while abroad'),
      paragraph: '§ 240 Abs. 4b SGB V',
    },
    waitingTimes: { ...benefit(3, 'keine Wartezeiten', 'no waiting times'), paragraph: '§ 186 SGB V' },
    sickPayTermination: {
      ...benefit(3, 'keine Kündigung durch die Kasse', 'no notice by the fund'),
      paragraph: '§ 44 SGB V',
    },
    innovation: {
      ...benefit(2, 'nach Aufnahme in den Katalog', 'once added to the catalogue'),
      paragraph: '§ 135 SGB V',
    },
    homeNursing: {
      ...benefit(
        3,
        'Anspruch, bis 4 Wochen je Fall und länger',
        'entitlement, up to 4 weeks each and longer',
      ),
      paragraph: '§ 37 SGB V',
    },
    palliative: {
      ...benefit(3, 'Anspruch, ambulant und stationär', 'entitlement, at home and inpatient'),
      paragraph: '§ 37b SGB V',
    },
    householdHelp: {
      ...benefit(3, 'Anspruch, wenn ein Kind im Haushalt lebt', 'entitlement with a child at home'),
      paragraph: '§ 38 SGB V',
    },
    parentChildCure: { ...benefit(3, 'Anspruch', 'entitlement'), paragraph: '§§ 24, 41 SGB V' },
    sociotherapy: {
      ...benefit(3, 'bis 120 Stunden in 3 Jahren', 'up to 120 hours in 3 years'),
      paragraph: '§ 37a SGB V',
    },
    followUpRehab: {
      ...benefit(3, 'Anspruch nach dem Krankenhaus', 'entitlement after hospital'),
      paragraph: '§ 40 SGB V',
    },
  },
};
