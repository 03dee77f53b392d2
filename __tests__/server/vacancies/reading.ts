import { readVacancies } from '@server/vacancies/readVacancies';

export const header = 'id,job_title,employment_type,job_type,description,Experience,Sector';
export const vacancy = {
  id: '7',
  job_title: 'Porter',
  employment_type: 'Part-time',
  job_type: 'PartTime',
  description: 'You move people and things.',
  Experience: 'None',
  Sector: 'Facilities',
};
export const row = Object.values(vacancy).join(',');

export const read = (text: string | Uint8Array) =>
  readVacancies(typeof text === 'string' ? new TextEncoder().encode(text) : text);
