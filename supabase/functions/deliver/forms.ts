/* Written by "npm run generate" from content/forms/. Do not edit. */
import type { FormLayouts } from './layout.ts';

/** A hash of the code of this function and of the texts below, so that an older deployment shows. */
export const VERSION = '5cc42c3dd927ca12ede4b5bf91d55502';

export const FORM_LAYOUTS: FormLayouts = {
  "contact_submissions": {
    "form": "contact",
    "sections": [
      {
        "fields": [
          {
            "name": "name",
            "label": "Your Name"
          },
          {
            "name": "email",
            "label": "Email Address"
          },
          {
            "name": "company",
            "label": "Company (Optional)"
          },
          {
            "name": "phone",
            "label": "Phone Number (Optional)"
          },
          {
            "name": "message",
            "label": "Your Message"
          }
        ]
      }
    ]
  },
  "quote_submissions": {
    "form": "quote",
    "submission": "request",
    "sections": [
      {
        "heading": "Contact Information",
        "fields": [
          {
            "name": "name",
            "label": "Full Name"
          },
          {
            "name": "email",
            "label": "Email Address"
          },
          {
            "name": "phone",
            "label": "Phone Number"
          },
          {
            "name": "company",
            "label": "Company Name"
          },
          {
            "name": "job_title",
            "label": "Job Title"
          },
          {
            "name": "website",
            "label": "Website"
          }
        ]
      },
      {
        "heading": "Project Overview",
        "fields": [
          {
            "name": "project_title",
            "label": "Project Title"
          },
          {
            "name": "project_description",
            "label": "Project Description"
          },
          {
            "name": "project_type",
            "label": "Project Type",
            "options": {
              "web-application": "Web application",
              "mobile-app": "Mobile app",
              "custom-software": "Custom software",
              "system-integration": "System integration",
              "data-migration": "Data migration",
              "crm-implementation": "CRM implementation",
              "business-automation": "Business automation",
              "ai-solution": "AI solution",
              "cloud-migration": "Cloud migration",
              "consulting": "Advice and consulting",
              "other": "Something else"
            }
          },
          {
            "name": "industry",
            "label": "Industry",
            "options": {
              "healthcare": "Healthcare",
              "finance": "Financial services",
              "retail": "Retail",
              "manufacturing": "Manufacturing",
              "education": "Education",
              "government": "Central or local government",
              "nonprofit": "Charity or non-profit",
              "real-estate": "Property and real estate",
              "hospitality": "Hospitality",
              "logistics": "Transport and logistics",
              "energy": "Energy and utilities",
              "technology": "Technology",
              "other": "Another industry"
            }
          },
          {
            "name": "project_goals",
            "label": "Project Goals"
          }
        ]
      },
      {
        "heading": "Technical Requirements & Scope",
        "fields": [
          {
            "name": "functional_requirements",
            "label": "Functional Requirements"
          },
          {
            "name": "technical_requirements",
            "label": "Technical Requirements"
          },
          {
            "name": "integration_needs",
            "label": "Integration Needs"
          },
          {
            "name": "user_count",
            "label": "Expected Number of Users",
            "options": {
              "1-10": "1 to 10",
              "11-50": "11 to 50",
              "51-100": "51 to 100",
              "101-500": "101 to 500",
              "501-1000": "501 to 1,000",
              "1000+": "More than 1,000"
            }
          },
          {
            "name": "platform_requirements",
            "label": "Platform Requirements",
            "options": {
              "Web Browser": "Web Browser",
              "iOS App": "iOS App",
              "Android App": "Android App",
              "Desktop (Windows)": "Desktop (Windows)",
              "Desktop (Mac)": "Desktop (Mac)",
              "API/Backend Only": "API/Backend Only",
              "Cloud Platform": "Cloud Platform",
              "On-Premise": "On-Premise"
            }
          }
        ]
      },
      {
        "heading": "Timeline & Budget",
        "fields": [
          {
            "name": "desired_start_date",
            "label": "Desired Start Date",
            "format": "date"
          },
          {
            "name": "desired_completion_date",
            "label": "Desired Completion Date",
            "format": "date"
          },
          {
            "name": "budget_range",
            "label": "Budget Range",
            "options": {
              "under-10k": "Under £10,000",
              "10k-25k": "£10,000 to £25,000",
              "25k-50k": "£25,000 to £50,000",
              "50k-100k": "£50,000 to £100,000",
              "100k-250k": "£100,000 to £250,000",
              "250k+": "More than £250,000",
              "discuss": "I would like to discuss this"
            }
          },
          {
            "name": "priority",
            "label": "Priority",
            "options": {
              "urgent": "Urgent (as soon as possible)",
              "high": "High (within 1-2 months)",
              "medium": "Medium (within 3-6 months)",
              "low": "Low (6+ months)"
            }
          }
        ]
      },
      {
        "heading": "Additional Information",
        "fields": [
          {
            "name": "existing_systems",
            "label": "Existing Systems"
          },
          {
            "name": "compliance_requirements",
            "label": "Compliance Requirements"
          },
          {
            "name": "additional_services",
            "label": "Additional Services",
            "options": {
              "Project Management": "Project Management",
              "User Training": "User Training",
              "Documentation": "Documentation",
              "Ongoing Support & Maintenance": "Ongoing Support & Maintenance",
              "Hosting & Infrastructure": "Hosting & Infrastructure",
              "Data Migration": "Data Migration",
              "Quality Assurance Testing": "Quality Assurance Testing",
              "UI/UX Design": "UI/UX Design"
            }
          },
          {
            "name": "how_did_you_hear",
            "label": "How Did You Hear About Us?",
            "options": {
              "google-search": "Google search",
              "referral": "Someone recommended you",
              "linkedin": "LinkedIn",
              "industry-event": "An industry event",
              "existing-client": "We are already a client",
              "online-directory": "An online directory",
              "social-media": "Social media",
              "other": "Another way"
            }
          },
          {
            "name": "additional_comments",
            "label": "Additional Comments"
          }
        ]
      }
    ],
    "combined": [
      "message"
    ],
    "fields": {
      "job_title": "jobTitle",
      "project_title": "projectTitle",
      "project_description": "projectDescription",
      "project_type": "projectType",
      "project_goals": "projectGoals",
      "functional_requirements": "functionalRequirements",
      "technical_requirements": "technicalRequirements",
      "integration_needs": "integrationNeeds",
      "user_count": "userCount",
      "platform_requirements": "platformRequirements",
      "desired_start_date": "desiredStartDate",
      "desired_completion_date": "desiredCompletionDate",
      "budget_range": "budgetRange",
      "existing_systems": "existingSystems",
      "compliance_requirements": "compliance",
      "additional_services": "additionalServices",
      "how_did_you_hear": "howDidYouHear",
      "additional_comments": "additionalComments"
    }
  }
};
