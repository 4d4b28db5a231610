-- The register's first organisms: each as a public source names it, none from memory. Administrators change, merge and
-- remove them like any other.
--   Pix, Cnam, CNED: public bodies that certify digital skills and that train (JORF of 20 April 2022).
--   ICDL France, Tosa, AFNOR Certification: certifiers of digital and other skills, as Centre Inffo names them
--     ("CertifDays", 24 September 2024, centre-inffo.fr).
--   Qualibat, Qualifelec, Qualit'EnR: accredited organisms that qualify building firms, as the State names them
--     ("La qualification des entreprises en 3 questions", DRIHL Île-de-France, 22 January 2018).
--   OPQIBI: qualifies engineering firms, accredited by the Cofrac (qualitel.org, "Qualification OPQIBI").
--   CMA France: the network of the chambers of trades, which trains (Centre Inffo, 7 March 2023).
insert into organisms (name, other_names)
values
  ('AFNOR Certification', '{}'),
  ('CMA France', '{Chambres de métiers et de l’artisanat}'),
  ('Cnam', '{Conservatoire national des arts et métiers}'),
  ('CNED', '{Centre national d’enseignement à distance}'),
  ('ICDL France', '{ICDL,PCIE,Passeport de compétences informatique européen}'),
  ('OPQIBI', '{Organisme de qualification de l’ingénierie}'),
  ('Pix', '{GIP Pix}'),
  ('Qualibat', '{}'),
  ('Qualifelec', '{}'),
  ('Qualit’EnR', '{}'),
  ('Tosa', '{}')
on conflict do nothing;
