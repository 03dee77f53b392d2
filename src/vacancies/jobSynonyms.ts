/** Names for the same work, a group a line. Whoever searches for one also finds the others, a little lower. */
const groups = `
RN, RGN, registered general nurse, registered nurse, adult nurse, staff nurse
RMN, MH nurse, registered mental health nurse, mental health nurse, psychiatric nurse
RNLD, LD nurse, learning disability nurse
MH, mental health
RSCN, paeds nurse, paediatric nurse, children’s nurse, school nurse, neonatal nurse
paeds, paediatric, children, neonatal, kids, nursery, nanny, babysitter, babysitting, baby sitter, childminder, childcare, child care, au pair
palliative, hospice, end of life
NHS, hospital
CPN, CMHN, community psychiatric nurse, community mental health nurse
ANP, advanced nurse practitioner, nurse practitioner
NQN, newly qualified nurse, newly qualified, preceptorship, preceptor, graduate nurse
NMC pin, pin, NMC registration, NMC
district nurse, DN, community nurse, health visitor
practice nurse, GP nurse, GPN, general practice nurse
ITU, ICU, HDU, PICU, NICU, intensive care, critical care, high dependency
ED, ER, A and E, accident and emergency, emergency department, casualty, urgent care
AMU, acute medical unit, acute medical
dialysis, renal
ward sister, charge nurse, ward manager, nurse manager, sister
HCA, HCSW, healthcare assistant, health care assistant, healthcare support worker, nursing assistant, nurse assistant, auxiliary nurse, student nurse
ODP, operating department practitioner, theatre practitioner, scrub practitioner, theatre nurse, scrub nurse
theatre, scrub, operating department
labour ward, delivery suite, birth centre, maternity ward, maternity unit, midwife
MSW, maternity support worker, maternity care assistant
carer, caregiver, care giver, care assistant, care home assistant, care worker, home help, personal assistant, personal carer, support worker, PCA
LD, learning disability, disabled
domiciliary, dom care, home care, homecare, home carer, home carers, home care assistant, care at home
EMI, dementia, elderly, older people, old people, old folk
companion, companionship, befriender, sitter, sitting
care home, nursing home, residential home, residential care, old people’s home
waking night, waking nights, night, nights, night shift, overnight
part time, parttime, mums, students
full time, fulltime
sleep in, sleepover, sleep over
live in, livein, 24 hour care, accommodation, lodging, room included
school hours, term time, mornings
Monday to Friday, Mon to Fri, Mon Fri, 9 to 5, 9 5, office hours
days only, no nights, no night shifts
OT, occupational therapist
physio, physiotherapist
SLT, SALT, speech and language therapist, speech therapist
CT, computed tomography
x ray, xray, radiographer, sonographer
blood taker, bloods, phlebotomist
pharmacist, pharmacy
cleaner, domestic, housekeeper, housekeeping, house keeping
cook, chef, catering, kitchen
catering assistant, kitchen assistant, kitchen porter, ward host, ward hostess, dinner lady, tea lady
maintenance, handyman, handy man, caretaker, building maintenance, estates
IT, IT support, computer, service desk, helpdesk, infrastructure
medical receptionist, hospital receptionist, doctors receptionist, clinic receptionist, dental receptionist, receptionist
admin, admin assistant, administrative assistant, office assistant, administrator, administration, clerk, secretary, receptionist
HR, human resources, recruitment
guard, security
driver, patient transport, ambulance, delivery driver, van driver, taxi driver, courier
trainer, instructor, teacher
CSSD, HSDU, SSD, sterile services
reablement worker, reablement, rehab assistant, rehabilitation assistant
overseas, international, abroad, foreign, foreigner, India, Kerala, Nigeria, Ghana, Kenya, Nepal, Philippines, Filipino, Zimbabwe
visa, sponsorship, visa sponsorship, certificate of sponsorship, tier 2, skilled worker, COS
OSCE, practical examination
no experience, no experience needed, without experience, no certificate, no certificate needed, no qualifications, no training, entry level, first job, no English, little English, basic English, bad English, poor English
bank, shifts to suit you, flexible, zero hours
temporary, temp, contract, locum, agency
remote, hybrid, WFH, work from home, working from home, from home
apprenticeship, apprentice, trainee, internship, student placement, work experience`;

export const jobSynonyms = groups
  .trim()
  .split('\n')
  .map((group) => group.split(', '));

/** Words as people shorten them, or write them by ear. */
export const spellings: Readonly<Record<string, string>> = {
  asst: 'assistant',
  caring: 'carer',
  carrer: 'carer',
  carring: 'carer',
  exp: 'experience',
  ft: 'full time',
  mgr: 'manager',
  nite: 'night',
  nites: 'nights',
  oske: 'OSCE',
  peads: 'paeds',
  perm: 'permanent',
  psyc: 'psychiatric',
  psych: 'psychiatric',
  pt: 'part time',
  snr: 'senior',
  tempory: 'temporary',
  tyme: 'time',
};

/** Words of a search that say nothing about the work. */
export const fillerWords: readonly string[] =
  'a about after all also am an and any anything anywhere apply around as at available be because been before but by can do else for from get give have hiring hour hours how i if im in into is its job jobs just kind lady least like likes london looking lot man many may me might more much my near need needed nothing now of on only or other our over own people per person please plus position post really required role roles shift shifts so some something soon sort such take than that the their them then there these they this those through to too type up us vacancies vacancy very want wanted was we were what when where which while who will with within woman work working works would you your'.split(
    ' ',
  );
