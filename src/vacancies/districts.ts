/**
 * What the place box knows of London and the towns around it. A provider elsewhere replaces the three tables of this file; where they are
 * empty, the box compares texts alone.
 */
export type District = {
  code: string;
  latitude: number;
  longitude: number;
  /** Outside London their county. */
  boroughs: readonly string[];
  /** What people call the places and hospitals in it. */
  names: readonly string[];
  /**
   * Other boroughs that have a part of it, often a few streets: for the districts of London, and for those around it where the sample
   * provider comes to such a part. Searches go by where most of a district lies; what is promised for a postcode must hold for all of it.
   */
  edges: readonly string[];
};

/** Other names of a borough, a county or a part of the city. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  Bedfordshire: ['Beds'],
  Berkshire: ['Berks'],
  Buckinghamshire: ['Bucks'],
  'City of London': ['The City', 'Square Mile'],
  'Hammersmith and Fulham': ['LBHF'],
  'East London': ['E London'],
  'Greater London': ['London', 'Inner London', 'Outer London', 'London UK'],
  Hertfordshire: ['Herts'],
  'Kensington and Chelsea': ['RBKC'],
  'North East London': ['NE London'],
  'North London': ['N London'],
  'North West London': ['NW London'],
  'South East London': ['SE London'],
  'South London': ['S London'],
  'South West London': ['SW London'],
  'West London': ['W London'],
  Westminster: ['City of Westminster'],
};

/** Parts of the city, by districts and by the letters with which districts begin. */
export const parts: Readonly<Record<string, string>> = {
  'Central London': 'EC WC W1 W2 SW1 SW3 SW7 SE1 SE11 NW1 N1 E1',
  'North London': 'N NW EN HA7 HA8',
  'North East London': 'E4 E5 E7 E10 E11 E17 E18 N15 N16 N17 IG RM',
  'North West London': 'NW HA',
  'East London': 'E IG RM',
  'Greater London':
    'E EC N NW SE SW W WC BR1 BR2 BR3 BR4 BR5 BR6 BR7 CR0 CR2 CR4 CR5 CR7 CR8 DA5 DA6 DA7 DA8 DA14 DA15 DA16 DA17 DA18 EN1 EN2 EN3 EN4 EN5 HA IG1 IG2 IG3 IG4 IG5 IG6 IG8 IG11 KT1 KT2 KT3 KT4 KT5 KT6 KT9 RM1 RM2 RM3 RM4 RM5 RM6 RM7 RM8 RM9 RM10 RM11 RM12 RM13 RM14 SM1 SM2 SM3 SM4 SM5 SM6 TW1 TW2 TW3 TW4 TW5 TW6 TW7 TW8 TW9 TW10 TW11 TW12 TW13 TW14 UB',
  // Counties that lost these districts in 1965, which people still write in their addresses.
  Essex: 'IG RM',
  Hertfordshire: 'EN',
  Kent: 'BR DA',
  Surrey: 'CR KT SM',
  Middlesex: 'HA UB EN1 EN2 EN3 TW1 TW2 TW3 TW4 TW5 TW6 TW7 TW8 TW11 TW12 TW13 TW14 TW15 TW16 TW17 TW18 TW19',
  'South London': 'SE SW CR SM BR KT1 KT2 KT3 KT4 KT5 KT6',
  'South East London': 'SE BR1 BR2 BR3 BR4 BR5 BR6 BR7 DA5 DA6 DA7 DA8 DA14 DA15 DA16 DA17 DA18',
  'South West London': 'SW SM CR4 KT1 KT2 KT3 KT4 KT5 KT6 TW1 TW2 TW9 TW10',
  'West London': 'W UB TW',
  // Fare zones; districts on the line between two are in both.
  'Zone 1': 'EC WC E1 N1 NW1 SE1 SE11 SE17 SW1 SW3 SW5 SW7 SW8 W1 W2 W8 W11',
  'Zone 2':
    'E1 E2 E3 E5 E8 E9 E14 E15 E16 E20 N1 N4 N5 N7 N16 N19 NW1 NW2 NW3 NW5 NW6 NW8 NW10 SE4 SE5 SE8 SE10 SE11 SE13 SE14 SE15 SE16 SE17 SE21 SE22 SE24 SW2 SW4 SW5 SW6 SW8 SW9 SW10 SW11 SW15 SW18 W3 W4 W6 W9 W10 W11 W12 W14',
  'Zone 3':
    'E3 E5 E6 E7 E10 E11 E12 E13 E15 E16 E17 E20 N2 N6 N8 N10 N15 N16 N17 N19 N22 NW2 NW3 NW4 NW10 NW11 SE3 SE6 SE7 SE10 SE12 SE13 SE19 SE21 SE23 SE24 SE26 SE27 SW2 SW12 SW13 SW14 SW15 SW16 SW17 SW18 SW19 TW9 W3 W4 W5 W13',
  'Zone 4':
    'BR1 BR3 CR4 CR7 DA16 E4 E6 E11 E12 E18 HA0 HA3 HA8 HA9 IG1 IG2 IG3 IG4 IG5 IG6 IG7 IG8 IG11 KT3 KT4 N3 N9 N11 N12 N13 N14 N18 N20 N21 NW4 NW7 NW9 SE2 SE9 SE18 SE19 SE20 SE25 SE28 SM4 SW20 TW1 TW3 TW5 TW7 TW8 TW9 TW10 UB1 UB2 UB6 W7',
  'Zone 5':
    'BR1 BR2 BR4 BR5 BR7 CR0 CR2 DA6 DA7 DA14 DA15 DA17 E4 EN1 EN2 EN3 EN4 EN5 HA1 HA2 HA3 HA5 HA7 HA8 IG9 KT2 KT5 N14 RM6 RM8 RM9 RM10 SM1 SM2 SM3 SM5 SM6 TW1 TW2 TW4 TW14 UB3 UB4 UB5',
  'Zone 6':
    'BR6 CR5 CR8 DA5 DA8 HA4 HA6 IG10 KT1 KT2 KT6 KT9 RM1 RM2 RM3 RM5 RM7 RM11 RM12 RM13 RM14 TW6 TW11 TW12 TW13 TW14 UB7 UB8 UB10',
};

/** The fields of a district in their order, a district a line. */
const table = `
E1 | 51.511 | -0.058 | Tower Hamlets | Whitechapel, Stepney, Spitalfields, Wapping, Shadwell, Aldgate, Royal London Hospital, Brick Lane, Commercial Road, Mile End Road | City of London, Hackney
E2 | 51.529 | -0.06 | Tower Hamlets, Hackney | Bethnal Green, Shoreditch, Haggerston, Cambridge Heath, Hackney Road
E3 | 51.529 | -0.023 | Tower Hamlets | Bow, Bromley-by-Bow, Mile End | Newham
E4 | 51.634 | -0.006 | Waltham Forest | Chingford, Highams Park | Enfield, Essex, Redbridge
E5 | 51.562 | -0.053 | Hackney | Clapton, Lea Bridge Road | Waltham Forest
E6 | 51.526 | 0.057 | Newham | East Ham, Beckton, Barking Road | Barking and Dagenham
E7 | 51.547 | 0.028 | Newham | Forest Gate, Upton Park, Romford Road | Waltham Forest
E8 | 51.544 | -0.066 | Hackney | Hackney, Dalston, London Fields, Hackney Central, Kingsland Road, Mare Street | Islington
E9 | 51.544 | -0.041 | Hackney | Homerton, Hackney Wick, Homerton Hospital | Tower Hamlets
E10 | 51.567 | -0.021 | Waltham Forest | Leyton
E11 | 51.57 | 0.017 | Waltham Forest, Redbridge | Leytonstone, Wanstead, Whipps Cross Hospital | Newham
E12 | 51.553 | 0.05 | Newham | Manor Park, Romford Road | Redbridge
E13 | 51.527 | 0.026 | Newham | Plaistow, Newham Hospital, Barking Road
E14 | 51.503 | -0.018 | Tower Hamlets | Canary Wharf, Docklands, Poplar, Isle of Dogs, Limehouse, Millwall
E15 | 51.539 | 0 | Newham | Stratford, West Ham, Maryland | Waltham Forest
E16 | 51.512 | 0.009 | Newham | Canning Town, Silvertown, Custom House, Royal Docks, Docklands, London City Airport, City Airport | Tower Hamlets
E17 | 51.586 | -0.018 | Waltham Forest | Walthamstow, Blackhorse Road, Wood Street
E18 | 51.593 | 0.026 | Redbridge | South Woodford
E20 | 51.545 | -0.009 | Newham | Stratford, Olympic Park, Westfield Stratford | Hackney, Tower Hamlets, Waltham Forest
EC1 | 51.523 | -0.103 | Islington, City of London | Clerkenwell, Farringdon, Finsbury, Old Street, St Bartholomew’s Hospital, Barts, City Road | Camden, Hackney
EC2 | 51.519 | -0.087 | City of London, Hackney | Shoreditch, Liverpool Street, Moorgate, Barbican, Bank Station | Islington
EC3 | 51.512 | -0.081 | City of London | Tower Hill, Fenchurch Street, Aldgate | Tower Hamlets
EC4 | 51.513 | -0.102 | City of London | Blackfriars, St Paul’s, Cannon Street
N1 | 51.529 | -0.111 | Islington, Hackney | Islington, Angel, Hoxton, Canonbury, Barnsbury, King’s Cross, King’s X, Upper Street, Essex Road, Caledonian Road | Camden
N2 | 51.588 | -0.169 | Barnet | East Finchley
N3 | 51.6 | -0.193 | Barnet | Finchley
N4 | 51.57 | -0.103 | Haringey, Islington | Finsbury Park, Harringay, Stroud Green, Manor House, Green Lanes, Seven Sisters Road | Hackney
N5 | 51.554 | -0.098 | Islington | Highbury, Arsenal | Hackney
N6 | 51.572 | -0.146 | Haringey, Camden | Highgate | Islington
N7 | 51.554 | -0.121 | Islington | Holloway, Caledonian Road, Holloway Road, Seven Sisters Road | Camden
N8 | 51.583 | -0.116 | Haringey | Hornsey, Crouch End, Turnpike Lane, Green Lanes | Islington
N9 | 51.622 | -0.077 | Enfield | Edmonton, Lower Edmonton
N10 | 51.595 | -0.146 | Haringey, Barnet | Muswell Hill
N11 | 51.616 | -0.141 | Barnet, Enfield | New Southgate, Friern Barnet, Arnos Grove | Haringey
N12 | 51.614 | -0.178 | Barnet | North Finchley
N13 | 51.619 | -0.103 | Enfield | Palmers Green, Green Lanes | Haringey
N14 | 51.635 | -0.131 | Enfield, Barnet | Southgate, Oakwood
N15 | 51.582 | -0.081 | Haringey | South Tottenham, Seven Sisters | Hackney
N16 | 51.562 | -0.076 | Hackney | Stoke Newington, Stamford Hill | Haringey, Islington
N17 | 51.596 | -0.071 | Haringey | Tottenham, Tottenham Hale, Bruce Grove, White Hart Lane
N18 | 51.615 | -0.068 | Enfield | Edmonton, Upper Edmonton, North Middlesex Hospital | Haringey
N19 | 51.564 | -0.132 | Islington | Archway, Tufnell Park, Whittington Hospital | Camden, Haringey
N20 | 51.628 | -0.19 | Barnet | Whetstone, Totteridge
N21 | 51.637 | -0.097 | Enfield | Winchmore Hill
N22 | 51.602 | -0.114 | Haringey | Wood Green, Bounds Green, Turnpike Lane, Alexandra Palace, Bowes Park | Enfield
NW1 | 51.532 | -0.14 | Camden | Camden, Camden Town, Euston, St Pancras, King’s Cross, King’s X, Regent’s Park, University College Hospital, UCLH, Marylebone Station, Baker Street, Euston Road, Chalk Farm | Westminster
NW2 | 51.559 | -0.224 | Brent, Barnet, Camden | Cricklewood, Willesden Green, Dollis Hill
NW3 | 51.554 | -0.175 | Camden | Hampstead, Hampstead Heath, Belsize Park, Swiss Cottage, Royal Free Hospital, Finchley Road | Barnet
NW4 | 51.589 | -0.224 | Barnet | Hendon, Brent Cross
NW5 | 51.554 | -0.144 | Camden | Kentish Town, Gospel Oak | Islington
NW6 | 51.541 | -0.199 | Camden, Brent | Kilburn, West Hampstead, Queen’s Park, Kilburn High Road, Finchley Road | Westminster
NW7 | 51.615 | -0.235 | Barnet | Mill Hill
NW8 | 51.532 | -0.175 | Westminster, Camden | St John’s Wood
NW9 | 51.586 | -0.261 | Brent, Barnet | Colindale, Kingsbury | Harrow
NW10 | 51.544 | -0.255 | Brent | Willesden, Harlesden, Park Royal, Neasden, Kensal Green, Stonebridge | Ealing, Hammersmith and Fulham, Kensington and Chelsea
NW11 | 51.578 | -0.197 | Barnet | Golders Green | Camden
SE1 | 51.494 | -0.087 | Southwark, Lambeth | Southwark, Waterloo, London Bridge, Borough, Bermondsey, Elephant and Castle, Guy’s Hospital, St Thomas’ Hospital, Old Kent Road, Tower Bridge
SE2 | 51.49 | 0.119 | Greenwich, Bexley | Abbey Wood
SE3 | 51.469 | 0.023 | Greenwich, Lewisham | Blackheath, Kidbrooke
SE4 | 51.46 | -0.037 | Lewisham | Brockley, Crofton Park
SE5 | 51.473 | -0.093 | Southwark, Lambeth | Camberwell, Denmark Hill, King’s College Hospital, King’s Hospital, Maudsley Hospital
SE6 | 51.436 | -0.014 | Lewisham | Catford, Bellingham
SE7 | 51.484 | 0.035 | Greenwich | Charlton
SE8 | 51.48 | -0.03 | Lewisham | Deptford, Surrey Quays | Greenwich, Southwark
SE9 | 51.447 | 0.056 | Greenwich | Eltham, Mottingham | Bexley, Bromley, Lewisham
SE10 | 51.485 | 0 | Greenwich | Greenwich, North Greenwich | Lewisham
SE11 | 51.489 | -0.111 | Lambeth | Kennington, Oval | Southwark
SE12 | 51.443 | 0.029 | Lewisham | Lee, Grove Park | Bromley, Greenwich
SE13 | 51.458 | -0.011 | Lewisham | Lewisham, Hither Green, Ladywell, Lewisham Hospital | Greenwich
SE14 | 51.476 | -0.041 | Lewisham | New Cross, Old Kent Road, New Cross Gate | Southwark
SE15 | 51.47 | -0.064 | Southwark | Peckham, Nunhead, Old Kent Road, Queens Road Peckham | Lewisham
SE16 | 51.497 | -0.055 | Southwark | Rotherhithe, Canada Water, Surrey Quays, Bermondsey | Lewisham
SE17 | 51.488 | -0.093 | Southwark | Walworth, Elephant and Castle, Walworth Road
SE18 | 51.481 | 0.073 | Greenwich | Woolwich, Plumstead, Queen Elizabeth Hospital | Bexley
SE19 | 51.418 | -0.088 | Croydon, Lambeth | Crystal Palace, Upper Norwood | Bromley, Southwark
SE20 | 51.411 | -0.059 | Bromley | Penge, Anerley
SE21 | 51.441 | -0.087 | Southwark | Dulwich, West Dulwich | Lambeth
SE22 | 51.453 | -0.07 | Southwark | East Dulwich, Dulwich | Lewisham
SE23 | 51.444 | -0.05 | Lewisham | Forest Hill | Southwark
SE24 | 51.451 | -0.1 | Lambeth, Southwark | Herne Hill
SE25 | 51.397 | -0.076 | Croydon | South Norwood, Selhurst | Bromley
SE26 | 51.428 | -0.053 | Lewisham | Sydenham | Bromley, Southwark
SE27 | 51.432 | -0.101 | Lambeth | West Norwood | Croydon, Southwark
SE28 | 51.502 | 0.106 | Greenwich | Thamesmead | Bexley
SW1 | 51.497 | -0.138 | Westminster | Westminster, Victoria, Pimlico, Belgravia, St James’s, Victoria Station, Sloane Square | Kensington and Chelsea
SW2 | 51.449 | -0.121 | Lambeth | Brixton, Tulse Hill, Streatham Hill
SW3 | 51.491 | -0.169 | Kensington and Chelsea | Chelsea, Royal Brompton Hospital, Royal Marsden Hospital, King’s Road | Westminster
SW4 | 51.462 | -0.142 | Lambeth | Clapham, Clapham High Street | Wandsworth
SW5 | 51.49 | -0.192 | Kensington and Chelsea | Earl’s Court, Cromwell Road
SW6 | 51.476 | -0.205 | Hammersmith and Fulham | Fulham, Parsons Green, Fulham Broadway, Fulham Road
SW7 | 51.496 | -0.175 | Kensington and Chelsea | South Kensington, Knightsbridge, Gloucester Road | Westminster
SW8 | 51.477 | -0.132 | Lambeth, Wandsworth | Vauxhall, Nine Elms, Stockwell
SW9 | 51.469 | -0.114 | Lambeth | Stockwell, Brixton, Brixton Road | Southwark
SW10 | 51.483 | -0.183 | Kensington and Chelsea | Chelsea, Chelsea and Westminster Hospital, King’s Road, Fulham Road | Hammersmith and Fulham
SW11 | 51.465 | -0.167 | Wandsworth | Battersea, Clapham Junction
SW12 | 51.445 | -0.148 | Wandsworth | Balham | Lambeth
SW13 | 51.477 | -0.247 | Richmond upon Thames | Barnes
SW14 | 51.464 | -0.266 | Richmond upon Thames | Mortlake, East Sheen
SW15 | 51.449 | -0.232 | Wandsworth | Putney, Roehampton | Kingston upon Thames, Richmond upon Thames
SW16 | 51.42 | -0.128 | Lambeth | Streatham, Norbury, Streatham High Road | Croydon, Merton, Wandsworth
SW17 | 51.431 | -0.17 | Wandsworth | Tooting, St George’s Hospital, Tooting Bec | Merton
SW18 | 51.452 | -0.193 | Wandsworth | Wandsworth, Earlsfield, Southfields | Merton
SW19 | 51.426 | -0.208 | Merton | Wimbledon, Colliers Wood | Wandsworth
SW20 | 51.408 | -0.23 | Merton | Raynes Park | Kingston upon Thames
W1 | 51.515 | -0.144 | Westminster | West End, Soho, Mayfair, Marylebone, Fitzrovia, Oxford Street, Oxford Circus, Piccadilly, Bond Street, Baker Street, Harley Street, Tottenham Court Road, Warren Street, Great Portland Street | Camden
W2 | 51.515 | -0.178 | Westminster | Paddington, Bayswater, St Mary’s Hospital, Edgware Road, Harrow Road | Kensington and Chelsea
W3 | 51.512 | -0.265 | Ealing | Acton | Hammersmith and Fulham, Hounslow
W4 | 51.488 | -0.264 | Hounslow | Chiswick | Ealing, Hammersmith and Fulham
W5 | 51.513 | -0.302 | Ealing | Ealing, Ealing Broadway, South Ealing | Hounslow
W6 | 51.492 | -0.229 | Hammersmith and Fulham | Hammersmith, Charing Cross Hospital | Hounslow
W7 | 51.511 | -0.335 | Ealing | Hanwell
W8 | 51.501 | -0.194 | Kensington and Chelsea | Kensington
W9 | 51.528 | -0.192 | Westminster | Maida Vale, Harrow Road | Brent, Camden
W10 | 51.521 | -0.213 | Kensington and Chelsea | North Kensington, Ladbroke Grove | Brent, Hammersmith and Fulham, Westminster
W11 | 51.513 | -0.206 | Kensington and Chelsea | Notting Hill, Holland Park | Westminster
W12 | 51.508 | -0.234 | Hammersmith and Fulham | Shepherd’s Bush, White City, Hammersmith Hospital, Uxbridge Road, Westfield | Ealing
W13 | 51.513 | -0.32 | Ealing | West Ealing
W14 | 51.495 | -0.211 | Hammersmith and Fulham | West Kensington, Olympia | Kensington and Chelsea
WC1 | 51.521 | -0.122 | Camden | Bloomsbury, Holborn, King’s Cross, King’s X, Great Ormond Street Hospital, Russell Square, Tottenham Court Road | Islington
WC2 | 51.513 | -0.122 | Westminster, Camden | Covent Garden, Charing Cross, Strand, Leicester Square | City of London
BR1 | 51.413 | 0.025 | Bromley | Bromley | Lewisham
BR2 | 51.371 | 0.029 | Bromley | Shortlands
BR3 | 51.402 | -0.029 | Bromley | Beckenham, Bethlem Royal Hospital, Elmers End | Croydon, Lewisham
BR4 | 51.376 | -0.004 | Bromley | West Wickham
BR5 | 51.392 | 0.101 | Bromley | Petts Wood, St Mary Cray
BR6 | 51.355 | 0.101 | Bromley | Orpington, Princess Royal University Hospital
BR7 | 51.413 | 0.058 | Bromley | Chislehurst
BR8 | 51.394 | 0.177 | Kent | Swanley
CR0 | 51.363 | -0.072 | Croydon | Croydon, New Addington, Addiscombe, Purley Way, East Croydon
CR2 | 51.346 | -0.076 | Croydon | South Croydon
CR3 | 51.289 | -0.071 | Surrey | Caterham
CR4 | 51.401 | -0.158 | Merton | Mitcham | Croydon, Sutton
CR5 | 51.305 | -0.15 | Croydon | Coulsdon
CR6 | 51.31 | -0.055 | Surrey | Warlingham
CR7 | 51.395 | -0.109 | Croydon | Thornton Heath, Croydon University Hospital
CR8 | 51.324 | -0.115 | Croydon | Purley
DA1 | 51.447 | 0.206 | Kent | Dartford
DA2 | 51.431 | 0.229 | Kent | Darent Valley Hospital
DA3 | 51.396 | 0.302 | Kent | Longfield
DA4 | 51.399 | 0.226 | Kent | Sutton-at-Hone
DA5 | 51.436 | 0.146 | Bexley | Bexley
DA6 | 51.456 | 0.143 | Bexley | Bexleyheath
DA7 | 51.466 | 0.141 | Bexley | Bexleyheath
DA8 | 51.479 | 0.18 | Bexley | Erith
DA9 | 51.448 | 0.279 | Kent | Greenhithe, Bluewater
DA10 | 51.446 | 0.31 | Kent | Swanscombe, Ebbsfleet
DA11 | 51.436 | 0.345 | Kent | Gravesend
DA12 | 51.428 | 0.386 | Kent | Gravesend
DA14 | 51.424 | 0.119 | Bexley | Sidcup
DA15 | 51.438 | 0.102 | Bexley | Sidcup, Blackfen
DA16 | 51.465 | 0.107 | Bexley | Welling | Greenwich
DA17 | 51.487 | 0.149 | Bexley | Belvedere
DA18 | 51.491 | 0.138 | Bexley | Thamesmead
EN1 | 51.657 | -0.064 | Enfield | Enfield
EN2 | 51.668 | -0.104 | Enfield | Chase Farm Hospital
EN3 | 51.66 | -0.044 | Enfield | Ponders End
EN4 | 51.655 | -0.162 | Barnet | Cockfosters, East Barnet
EN5 | 51.658 | -0.213 | Barnet | Barnet, High Barnet, New Barnet
EN6 | 51.703 | -0.183 | Hertfordshire | Potters Bar
EN7 | 51.704 | -0.064 | Hertfordshire | Cheshunt
EN8 | 51.7 | -0.035 | Hertfordshire | Cheshunt, Waltham Cross
EN9 | 51.706 | 0.019 | Essex | Waltham Abbey
EN10 | 51.732 | -0.021 | Hertfordshire | Broxbourne
EN11 | 51.763 | -0.011 | Hertfordshire | Hoddesdon
HA0 | 51.551 | -0.306 | Brent | Wembley, Sudbury
HA1 | 51.578 | -0.341 | Harrow | Harrow, Northwick Park Hospital
HA2 | 51.578 | -0.357 | Harrow | South Harrow
HA3 | 51.596 | -0.319 | Harrow, Brent | Wealdstone, Kenton
HA4 | 51.571 | -0.412 | Hillingdon | Ruislip
HA5 | 51.598 | -0.39 | Harrow | Pinner
HA6 | 51.614 | -0.427 | Hillingdon | Northwood
HA7 | 51.613 | -0.315 | Harrow | Stanmore
HA8 | 51.615 | -0.277 | Barnet, Harrow | Edgware
HA9 | 51.561 | -0.287 | Brent | Wembley, Wembley Park
IG1 | 51.56 | 0.068 | Redbridge | Ilford
IG2 | 51.573 | 0.084 | Redbridge | Gants Hill, Newbury Park
IG3 | 51.565 | 0.098 | Redbridge | Goodmayes, Seven Kings
IG4 | 51.578 | 0.052 | Redbridge
IG5 | 51.591 | 0.063 | Redbridge | Clayhall
IG6 | 51.586 | 0.096 | Redbridge | Barkingside, Hainault
IG7 | 51.623 | 0.082 | Essex | Chigwell
IG8 | 51.607 | 0.037 | Redbridge | Woodford
IG9 | 51.626 | 0.044 | Essex | Buckhurst Hill
IG10 | 51.649 | 0.056 | Essex | Loughton, Debden
IG11 | 51.534 | 0.1 | Barking and Dagenham | Barking
KT1 | 51.408 | -0.297 | Kingston upon Thames | Kingston
KT2 | 51.42 | -0.283 | Kingston upon Thames | Kingston, Kingston Hospital
KT3 | 51.402 | -0.255 | Kingston upon Thames | New Malden
KT4 | 51.377 | -0.246 | Sutton, Kingston upon Thames | Worcester Park
KT5 | 51.388 | -0.281 | Kingston upon Thames | Berrylands, Tolworth
KT6 | 51.387 | -0.302 | Kingston upon Thames | Surbiton
KT7 | 51.389 | -0.337 | Surrey | Thames Ditton
KT8 | 51.4 | -0.355 | Surrey | East Molesey
KT9 | 51.356 | -0.304 | Kingston upon Thames | Chessington
KT10 | 51.367 | -0.357 | Surrey | Esher
KT11 | 51.329 | -0.408 | Surrey | Cobham
KT12 | 51.378 | -0.407 | Surrey | Walton-on-Thames
KT13 | 51.364 | -0.451 | Surrey | Weybridge
KT14 | 51.34 | -0.49 | Surrey | West Byfleet
KT15 | 51.363 | -0.494 | Surrey | Addlestone
KT16 | 51.382 | -0.534 | Surrey | Chertsey, St Peter’s Hospital
KT17 | 51.342 | -0.248 | Surrey | Epsom
KT18 | 51.3 | -0.264 | Surrey | Epsom, Epsom Hospital
KT19 | 51.352 | -0.274 | Surrey | Epsom, Ewell
KT20 | 51.279 | -0.25 | Surrey | Tadworth
KT21 | 51.309 | -0.299 | Surrey | Ashtead
KT22 | 51.308 | -0.332 | Surrey | Leatherhead
KT23 | 51.276 | -0.373 | Surrey | Bookham
RM1 | 51.586 | 0.185 | Havering | Romford, Gallows Corner
RM2 | 51.583 | 0.195 | Havering | Gidea Park
RM3 | 51.604 | 0.227 | Havering | Harold Wood
RM4 | 51.623 | 0.152 | Havering | Havering-atte-Bower
RM5 | 51.597 | 0.166 | Havering | Collier Row
RM6 | 51.579 | 0.141 | Barking and Dagenham | Chadwell Heath
RM7 | 51.575 | 0.168 | Havering | Romford, Queen’s Hospital
RM8 | 51.557 | 0.135 | Barking and Dagenham | Dagenham
RM9 | 51.539 | 0.135 | Barking and Dagenham | Dagenham, Becontree
RM10 | 51.544 | 0.16 | Barking and Dagenham | Dagenham
RM11 | 51.573 | 0.215 | Havering | Hornchurch
RM12 | 51.552 | 0.209 | Havering | Hornchurch, Elm Park
RM13 | 51.517 | 0.197 | Havering | Rainham
RM14 | 51.561 | 0.312 | Havering | Upminster
RM15 | 51.51 | 0.284 | Essex | South Ockendon
RM16 | 51.496 | 0.334 | Essex | Grays
RM17 | 51.481 | 0.309 | Essex | Grays
RM18 | 51.465 | 0.379 | Essex | Tilbury
RM19 | 51.486 | 0.249 | Essex | Purfleet
RM20 | 51.478 | 0.284 | Essex | West Thurrock, Lakeside
SM1 | 51.37 | -0.193 | Sutton | Sutton
SM2 | 51.348 | -0.205 | Sutton | Belmont
SM3 | 51.37 | -0.213 | Sutton | Cheam
SM4 | 51.391 | -0.199 | Merton | Morden
SM5 | 51.363 | -0.169 | Sutton | Carshalton, St Helier Hospital
SM6 | 51.358 | -0.14 | Sutton | Wallington
SM7 | 51.321 | -0.198 | Surrey | Banstead
TW1 | 51.448 | -0.322 | Richmond upon Thames | Twickenham
TW2 | 51.445 | -0.357 | Richmond upon Thames | Whitton
TW3 | 51.468 | -0.367 | Hounslow | Hounslow
TW4 | 51.465 | -0.395 | Hounslow | Hounslow West
TW5 | 51.482 | -0.385 | Hounslow | Heston
TW6 | 51.467 | -0.427 | Hillingdon | Heathrow, Heathrow Airport
TW7 | 51.474 | -0.337 | Hounslow | Isleworth, West Middlesex Hospital
TW8 | 51.488 | -0.305 | Hounslow | Brentford
TW9 | 51.473 | -0.294 | Richmond upon Thames | Richmond, Kew
TW10 | 51.446 | -0.296 | Richmond upon Thames | Richmond
TW11 | 51.425 | -0.33 | Richmond upon Thames | Teddington
TW12 | 51.422 | -0.367 | Richmond upon Thames | Hampton
TW13 | 51.438 | -0.403 | Hounslow | Feltham
TW14 | 51.452 | -0.417 | Hounslow | Feltham
TW15 | 51.43 | -0.458 | Surrey | Ashford
TW16 | 51.412 | -0.411 | Surrey | Sunbury
TW17 | 51.397 | -0.453 | Surrey | Shepperton
TW18 | 51.419 | -0.506 | Surrey | Staines
TW19 | 51.456 | -0.513 | Surrey | Stanwell
TW20 | 51.422 | -0.557 | Surrey | Egham
UB1 | 51.52 | -0.369 | Ealing | Southall
UB2 | 51.498 | -0.377 | Ealing | Southall, Norwood Green
UB3 | 51.501 | -0.425 | Hillingdon | Hayes
UB4 | 51.526 | -0.414 | Hillingdon | Hayes, Yeading
UB5 | 51.543 | -0.379 | Ealing | Northolt
UB6 | 51.538 | -0.339 | Ealing | Greenford
UB7 | 51.507 | -0.473 | Hillingdon | West Drayton
UB8 | 51.544 | -0.482 | Hillingdon | Hillingdon, Uxbridge, Hillingdon Hospital
UB9 | 51.578 | -0.485 | Hillingdon | Harefield
UB10 | 51.548 | -0.454 | Hillingdon | Ickenham
UB11 | 51.515 | -0.456 | Hillingdon | Stockley Park
WD3 | 51.651 | -0.486 | Hertfordshire | Rickmansworth
WD4 | 51.713 | -0.452 | Hertfordshire | Kings Langley
WD5 | 51.702 | -0.418 | Hertfordshire | Abbots Langley
WD6 | 51.658 | -0.287 | Hertfordshire | Borehamwood
WD7 | 51.685 | -0.317 | Hertfordshire | Radlett
WD17 | 51.667 | -0.407 | Hertfordshire | Watford
WD18 | 51.648 | -0.416 | Hertfordshire | Watford
WD19 | 51.633 | -0.39 | Hertfordshire | Watford, Oxhey
WD23 | 51.649 | -0.374 | Hertfordshire | Bushey
WD24 | 51.667 | -0.4 | Hertfordshire | Watford
WD25 | 51.681 | -0.377 | Hertfordshire | Watford
AL1 | 51.749 | -0.329 | Hertfordshire | St Albans
AL2 | 51.719 | -0.33 | Hertfordshire | St Albans
AL3 | 51.794 | -0.401 | Hertfordshire | St Albans
AL4 | 51.783 | -0.285 | Hertfordshire | St Albans
AL5 | 51.815 | -0.351 | Hertfordshire | Harpenden
AL7 | 51.798 | -0.184 | Hertfordshire | Welwyn Garden City
AL8 | 51.804 | -0.214 | Hertfordshire | Welwyn Garden City
AL9 | 51.738 | -0.208 | Hertfordshire | Hatfield
AL10 | 51.765 | -0.24 | Hertfordshire | Hatfield
CM1 | 51.757 | 0.427 | Essex | Chelmsford
CM2 | 51.722 | 0.475 | Essex | Chelmsford, Broomfield Hospital
CM7 | 51.878 | 0.553 | Essex | Braintree
CM11 | 51.62 | 0.437 | Essex | Billericay
CM14 | 51.637 | 0.264 | Essex | Brentwood
CM16 | 51.703 | 0.124 | Essex | Epping
CM17 | 51.778 | 0.133 | Essex | Harlow
CM18 | 51.757 | 0.098 | Essex | Harlow
CM20 | 51.784 | 0.104 | Essex | Harlow
CM23 | 51.868 | 0.159 | Hertfordshire | Bishop’s Stortford
CM24 | 51.885 | 0.235 | Essex | Stansted, Stansted Airport
GU1 | 51.246 | -0.552 | Surrey | Guildford
GU2 | 51.245 | -0.596 | Surrey | Guildford
GU9 | 51.211 | -0.79 | Surrey | Farnham
GU11 | 51.248 | -0.761 | Hampshire | Aldershot
GU14 | 51.291 | -0.755 | Hampshire | Farnborough
GU15 | 51.334 | -0.737 | Surrey | Camberley
GU16 | 51.309 | -0.731 | Surrey | Frimley, Frimley Park Hospital
GU21 | 51.325 | -0.577 | Surrey | Woking
GU22 | 51.309 | -0.556 | Surrey | Woking
HP1 | 51.752 | -0.505 | Hertfordshire | Hemel Hempstead
HP2 | 51.783 | -0.475 | Hertfordshire | Hemel Hempstead
HP3 | 51.738 | -0.455 | Hertfordshire | Hemel Hempstead
HP4 | 51.762 | -0.573 | Hertfordshire | Berkhamsted
HP5 | 51.711 | -0.61 | Buckinghamshire | Chesham
HP7 | 51.665 | -0.616 | Buckinghamshire | Amersham
HP9 | 51.606 | -0.643 | Buckinghamshire | Beaconsfield
HP11 | 51.621 | -0.739 | Buckinghamshire | High Wycombe
HP13 | 51.637 | -0.744 | Buckinghamshire | High Wycombe
HP20 | 51.818 | -0.804 | Buckinghamshire | Aylesbury
LU1 | 51.865 | -0.435 | Bedfordshire | Luton, Luton Airport, Luton and Dunstable Hospital
LU2 | 51.899 | -0.401 | Bedfordshire | Luton
LU3 | 51.905 | -0.437 | Bedfordshire | Luton
LU4 | 51.895 | -0.464 | Bedfordshire | Luton
LU5 | 51.891 | -0.509 | Bedfordshire | Dunstable
ME1 | 51.375 | 0.499 | Kent | Rochester, Medway
ME4 | 51.381 | 0.53 | Kent | Chatham, Medway
ME7 | 51.376 | 0.559 | Kent | Gillingham, Medway Hospital
ME14 | 51.298 | 0.561 | Kent | Maidstone
RH1 | 51.234 | -0.134 | Surrey | Redhill
RH2 | 51.229 | -0.228 | Surrey | Reigate
RH4 | 51.223 | -0.343 | Surrey | Dorking
RH6 | 51.172 | -0.164 | West Sussex | Gatwick, Gatwick Airport, Horley
RH8 | 51.251 | 0.005 | Surrey | Oxted
RH10 | 51.117 | -0.133 | West Sussex | Crawley
RH12 | 51.07 | -0.344 | West Sussex | Horsham
RH19 | 51.124 | -0.015 | West Sussex | East Grinstead
SG1 | 51.91 | -0.196 | Hertfordshire | Stevenage
SG4 | 51.935 | -0.25 | Hertfordshire | Hitchin
SG6 | 51.977 | -0.224 | Hertfordshire | Letchworth
SG12 | 51.811 | -0.021 | Hertfordshire | Ware
SG14 | 51.83 | -0.113 | Hertfordshire | Hertford
SL1 | 51.536 | -0.626 | Berkshire | Slough
SL2 | 51.545 | -0.607 | Berkshire | Slough
SL3 | 51.5 | -0.553 | Berkshire | Slough, Langley, Wexham Park Hospital
SL4 | 51.471 | -0.639 | Berkshire | Windsor
SL6 | 51.521 | -0.724 | Berkshire | Maidenhead
SS1 | 51.536 | 0.727 | Essex | Southend, Southend-on-Sea
SS7 | 51.562 | 0.583 | Essex | Benfleet
SS14 | 51.578 | 0.472 | Essex | Basildon
SS17 | 51.517 | 0.425 | Essex | Stanford-le-Hope
TN1 | 51.133 | 0.268 | Kent | Tunbridge Wells
TN9 | 51.193 | 0.271 | Kent | Tonbridge
TN13 | 51.279 | 0.176 | Kent | Sevenoaks
TN23 | 51.143 | 0.858 | Kent | Ashford
BN1 | 50.836 | -0.143 | East Sussex | Brighton
CB1 | 52.198 | 0.139 | Cambridgeshire | Cambridge, Addenbrooke’s Hospital
CO1 | 51.889 | 0.904 | Essex | Colchester
CT1 | 51.279 | 1.081 | Kent | Canterbury
MK9 | 52.041 | -0.757 | Buckinghamshire | Milton Keynes
MK40 | 52.137 | -0.462 | Bedfordshire | Bedford
OX1 | 51.746 | -1.257 | Oxfordshire | Oxford
RG1 | 51.454 | -0.966 | Berkshire | Reading, Royal Berkshire Hospital
RG12 | 51.408 | -0.743 | Berkshire | Bracknell
RG21 | 51.264 | -1.085 | Hampshire | Basingstoke
RG40 | 51.402 | -0.84 | Berkshire | Wokingham`;

const listed = (texts = '') => texts.split(', ').filter(Boolean);

export const districts: readonly District[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', latitude, longitude, boroughs, names, edges] = line.split(' | ');
    return {
      code,
      latitude: Number(latitude),
      longitude: Number(longitude),
      boroughs: listed(boroughs),
      names: listed(names),
      edges: listed(edges),
    };
  });
